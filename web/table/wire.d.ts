export type { Chances } from '../types/protocol';
