// The line to the server: one WebSocket, requests answered by number, reconnecting by itself.

/** The form of the messages we speak; the server says if it is another. */
export const PROTOCOL = 1;

/** What is asked of the server; its number is put on it here.
 * @typedef {import('../types/protocol').ToServer extends infer M ? M extends { id: number } ? Omit<M, 'id'> : never : never} Request */

/** Raw-deflate bytes to text. @param {ArrayBuffer} bytes */
async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** Why a request was not answered. */
export class Refusal extends Error {
  /** @param {any} refused the server's message, or one of our own */
  constructor(refused) {
    super(refused.reason?.text ?? '');
    this.code = refused.code;
    this.reason = refused.reason;
    this.at = refused.at;
  }
}

export class Link {
  /**
   * @param {string} url
   * @param {{ message: (m: any) => void, status: (s: 'connecting' | 'open' | 'lost') => void, version: () => string | null }} on
   */
  constructor(url, on) {
    this.url = url;
    this.on = on;
    this.next = 1;
    this.tries = 0;
    /** @type {Map<number, { resolve: (m: any) => void, reject: (e: Error) => void }>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.closed = false;
    // Frames are unpacked one after the other: a small one must not overtake a packed one.
    this.queue = Promise.resolve();
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry());
  }

  connect() {
    if (this.closed) return;
    this.on.status('connecting');
    const socket = new WebSocket(this.url);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: this.on.version() }));
    socket.onmessage = (e) => {
      this.queue = this.queue.then(async () => {
        if (socket !== this.socket) return;
        const text = typeof e.data === 'string' ? e.data : await inflate(e.data);
        this.heard(JSON.parse(text));
      }).catch((error) => console.error(error));
    };
    socket.onclose = (e) => {
      if (socket !== this.socket) return;
      this.socket = null;
      for (const w of this.waiting.values()) w.reject(new Refusal({ code: 'lost' }));
      this.waiting.clear();
      this.on.status('lost');
      // The server asks a page of another time to load itself anew.
      if (e.code === 4001) return location.reload();
      if (e.code === 4004) return;
      const wait = Math.min(15000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  /** Tries at once instead of waiting. */
  hurry() {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  /** @param {any} m a `ToClient`; only some carry a number */
  heard(m) {
    if (m.type === 'welcome') {
      this.tries = 0;
      this.on.status('open');
    }
    const id = m.id;
    if (id !== undefined && id !== null && this.waiting.has(id)) {
      const w = this.waiting.get(id);
      this.waiting.delete(id);
      if (m.type === 'refused') w.reject(new Refusal(m));
      else w.resolve(m);
      return;
    }
    this.on.message(m);
  }

  /** Sends a request; the promise is its answer. @param {Request} m @returns {Promise<any>} */
  ask(m) {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal({ code: 'lost' }));
        return;
      }
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...m, id }));
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
