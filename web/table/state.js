// What the page knows, as signals. Everything drawn follows from these.
import { signal, computed, batch } from '../vendor/signals-core.js';

/** @typedef {import('../types/protocol').Welcome} Welcome */
/** @typedef {import('../types/protocol').Scene} Scene */
/** @typedef {import('../types/protocol').Now} Now */
/** @typedef {import('../types/protocol').Question} Question */
/** @typedef {import('../types/protocol').WireChoice} Choice */
/** @typedef {import('../types/protocol').Piece} Piece */

/** `connecting`, `open`, `lost`, `paused` or `broken`. */
export const line = signal('connecting');
export const broken = signal('');
/** @type {{ value: Welcome | null }} */
export const welcome = signal(null);
/** @type {{ value: import('../types/protocol').WireSeat[] }} */
export const seats = signal([]);
export const version = signal(null);
export const moment = signal(0);
/** @type {{ value: Scene | null }} */
export const scene = signal(null);
/** @type {{ value: Now | null }} */
export const now = signal(null);
/** @type {{ value: import('../types/protocol').WireTold[] }} */
export const told = signal([]);
/** @type {{ value: import('../types/protocol').Said[] }} */
export const chat = signal([]);
/** The options in force. @type {{ value: import('../types/protocol').WireOption[] }} */
export const options = signal([]);
export const here = signal([]);
/** A picture of the past that is being looked at. @type {{ value: { moment: number, scene: Scene } | null }} */
export const looking = signal(null);
/** Which of my seats is being played. */
export const wantedSeat = signal(null);
/** A request is under way. */
export const busy = signal(false);
/** Reason card: `{ title, text, rule, x, y, space }`. */
export const refusal = signal(null);
/** What the live region says. */
export const spoken = signal('');
/** Open tab of the side panel. */
export const tab = signal('plan');
/** Height of the sheet on a phone: `peek`, `half`, `full`. */
export const sheet = signal('half');
/** An overlay on the board: `{ title, marks, table, chances, query }`. */
export const overlay = signal(null);
/** A rule shown in the rules tab. */
export const rule = signal(null);
/** The space pointed at, by click or keys. */
export const focusSpace = signal(null);
export const guideOn = signal(false);
/** Ids of pieces under the pointer or the focus, on the board or in a list. @type {{ value: string[] }} */
export const over = signal([]);

export const shown = computed(() => looking.value?.scene ?? scene.value);

/** The table of standing orders. */
export const ordersPanel = () => {
  for (const p of shown.value?.panels ?? []) if (typeof p.kind === 'object') return { ...p, kind: p.kind };
  return null;
};

export const pieceById = computed(() => new Map((shown.value?.pieces ?? []).map((p) => [p.id, p])));
export const spaceById = computed(() => new Map((shown.value?.spaces ?? []).map((s) => [s.space, s])));
export const piecesIn = computed(() => {
  /** @type {Map<string, Piece[]>} */
  const map = new Map();
  for (const p of shown.value?.pieces ?? []) {
    const list = map.get(p.space);
    if (list) list.push(p);
    else map.set(p.space, [p]);
  }
  return map;
});
const liveries = computed(() => new Map((welcome.value?.liveries ?? []).map((l) => [l.owner, l])));

/** Colours and corners of an owner. @param {string} owner */
export const livery = (owner) => liveries.value.get(owner) ?? { owner, role: 'neutral', second: false };

/** The shown name of a key. @param {string} key */
export const nameOf = (key) => welcome.value?.names[key] ?? spelled.value.get(key) ?? key.split('.').pop()?.replaceAll(/[-_]/g, ' ') ?? key;

/** Names by the last word of their keys, for things of a board that is not shown. @type {{ value: Map<string, string> }} */
const spelled = computed(() => new Map(Object.entries(welcome.value?.names ?? {}).map(([key, name]) => [key.slice(key.lastIndexOf('.') + 1), name])));

/** What a piece is called: by its own name, or by its kind. @param {{ name?: string, kind: string }} p */
export const pieceName = (p) => nameOf(p.name || p.kind);

/** What is said of a piece: what is printed on it, then what there is to know of it now. @param {{ print?: string[], notes?: string[] }} p */
export const notesOf = (p) => [...(p.print ?? []), ...(p.notes ?? [])];

/** The shown name of a space. @param {string} id */
export const spaceName = (id) => nameOf(spaceById.value.get(id)?.name ?? id);

/** @param {string} id */
export const seatOf = (id) => seats.value.find((s) => s.id === id);

/** The side of an owner of pieces: that of the seat of that id. @param {string} owner */
export const sideOf = (owner) => seatOf(owner)?.side ?? (owner ? owner : null);

/** My questions that have something to choose. */
export const questions = computed(() => (now.value?.questions ?? []).filter((q) => q.choices.length > 0));

/** The question on the table: that of the seat wanted, or the first. @type {{ value: Question | null }} */
export const question = computed(() => {
  if (looking.value) return null;
  const all = questions.value;
  return all.find((q) => q.seat === wantedSeat.value) ?? all[0] ?? null;
});

/** The seat I speak for: that of the question, else my seat whose turn it is, else my first. */
export const mySeat = computed(() => {
  const yours = welcome.value?.yours ?? [];
  return question.value?.seat ?? yours.find((s) => s === now.value?.turn) ?? yours[0] ?? null;
});

/** What a list of a scene knows its things by. @param {any} thing @returns {string} */
const keyOf = (thing) => thing.id ?? thing.space;

/** @param {any[]} list @param {any[]} changed @param {string[]} gone */
function merge(list, changed, gone) {
  const news = new Map(changed.map((thing) => [keyOf(thing), thing]));
  const away = new Set(gone);
  const out = [];
  for (const thing of list) {
    const key = keyOf(thing);
    if (away.has(key)) continue;
    out.push(news.get(key) ?? thing);
    news.delete(key);
  }
  out.push(...news.values());
  return out;
}

/** A scene with a difference carried out: what is set as a whole, and the lists of which some things changed or are gone.
 * @param {Scene} old @param {import('../types/protocol').SceneDiff} difference @returns {Scene} */
export function applyDiff(old, { set, gone = {}, ...changed }) {
  /** @type {any} */
  const scene = { ...old, ...set };
  for (const list of Object.keys({ ...changed, ...gone })) scene[list] = merge(scene[list], changed[list] ?? [], gone[list] ?? []);
  return scene;
}

/** Listeners told of every change: `(before, after, told)`. @type {Set<(before: Scene, after: Scene, told: any[], undone: boolean) => void>} */
export const changed = new Set();

/** Takes in a message of the server that answers nothing. @param {import('../types/protocol').ToClient} m @returns {boolean} false: the picture does not fit, ask anew */
export function take(m) {
  switch (m.type) {
    case 'welcome':
      batch(() => {
        welcome.value = m;
        seats.value = m.seats;
        chat.value = m.chat;
      });
      return true;
    case 'state':
      batch(() => {
        version.value = m.version;
        moment.value = m.moment;
        scene.value = m.scene;
        now.value = m.now;
        told.value = m.told;
        options.value = m.options;
      });
      return true;
    case 'change': {
      if (m.before !== version.value || !scene.value) return false;
      const before = scene.value;
      const after = applyDiff(before, m.scene);
      const undone = m.forget !== undefined && m.forget !== null;
      batch(() => {
        version.value = m.version;
        moment.value = m.moment;
        scene.value = after;
        now.value = m.now;
        const kept = undone ? told.value.filter((l) => l.moment < m.forget) : told.value;
        if (undone || m.told.length) told.value = [...kept, ...m.told].slice(-2000);
      });
      for (const f of changed) f(before, after, m.told, undone);
      return true;
    }
    case 'seats':
      seats.value = m.seats;
      return true;
    case 'chat':
      chat.value = [...chat.value, m];
      return true;
    case 'presence':
      here.value = m.here;
      return true;
    case 'pause':
      line.value = 'paused';
      return true;
    case 'broken':
      batch(() => {
        line.value = 'broken';
        broken.value = m.text;
      });
      return true;
    default:
      return true;
  }
}
