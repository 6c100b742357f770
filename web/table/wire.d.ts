// What crosses the wire, as crates/protocol writes it.
export type Gesture =
  | 'button'
  | { move: { piece: string; from: string; to: string } }
  | { place: { piece: string; to: string } }
  | { pick: { piece: string; at: string } };
export interface Choice { gesture: Gesture; label: string; notation: string; kind: string; cost?: number; warning?: string; action: any }
export interface Question { seat: string; text: string; rule: string; choices: Choice[] }
export interface Piece { id: string; space: string; kind: string; owner: string; count: number; notes?: string[]; acted?: boolean }
export interface Space { space: string; name: string; owner: string; value?: number; notes?: string[] }
export interface Panel { id: string; title: string; heads: string[]; rows: string[][] }
export interface Scene { title: string; board: string; spaces: Space[]; pieces: Piece[]; panels: Panel[]; steps?: Step[]; figures?: string[]; battle?: Battle }
export interface Step { name: string; stand: 'done' | 'now' | 'later' }
export interface BattleUnit { piece?: string; kind: string; owner: string; count: number; dice: number; tag?: string }
export interface Column { value: number; head: string; units: BattleUnit[] }
export interface BattleSide { owners: string[]; role: string; columns: Column[]; behind: BattleUnit[]; to_take: number }
export interface Battle { space: string; title: string; sub: string; cycle: number; steps: Step[]; sides: BattleSide[]; notes: Reason[] }
export interface Reason { text: string; rule: string | null }
export interface Shot { space: string; opening: boolean; owner: string; kind: string; value: number; hits: number; expected: number; of: number }
export type Fact = { began: { space: string } } | { shot: Shot } | { lost: { space: string; owner: string; kind: string } }
export type Holder = 'open' | { person: string } | { bot: string };
export interface Seat { id: string; name: string; side: string; holder: Holder; resigned: boolean }
export interface Side { id: string; name: string }
export interface Livery { owner: string; role: string; second: boolean }
export interface Said { by: string; to: 'table' | 'side'; text: string; at: number }
export interface Die { purpose: string; sides: number; value: number }
export interface Told { moment: number; text: string; rule: string; dice?: Die[]; fact?: Fact }
export interface Query { name: string; args: Record<string, string> }
export interface Order { seat: string; label: string; notation: string; kind: string; action: any }
export interface Consent { by: string; moment: number; waiting: string[] }
export interface Outcome { winner: string | null; text: string; honours: string[]; seed: string | null }
export interface Now {
  round: number; turn: string | null; waiting: string[]; since: number; questions: Question[]; undo: string[]; orders: Order[];
  consent: Consent | null; queries: Query[]; outcome: Outcome | null;
}
export interface Welcome {
  protocol: number; table: string; game: string; title: string; scenario: string; prefix: string; seats: Seat[]; sides: Side[];
  yours: string[]; names: Record<string, string>; boards: string[]; liveries: Livery[]; symbols: Record<string, string>; works: string[];
  kinds: Record<string, string>; secrets: boolean; commitment: string; chat: Said[];
}
export interface Chances {
  attacker_wins: number; defender_wins: number; none_left: number; attacker_units_left: number; defender_units_left: number;
  captures: number; value_swing: number; attacker_loss: number; defender_loss: number;
  goal?: string; spread?: [number, number][]; how?: Reason[];
}
export interface Mark { space: string; label: string; tone: string }
