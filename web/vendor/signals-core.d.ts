export function signal<T>(value: T): { value: T extends null ? any : T extends never[] ? any[] : T; peek(): any; subscribe(f: (v: any) => void): () => void };
export function computed<T>(f: () => T): { readonly value: T; peek(): T };
export function effect(f: () => void | (() => void)): () => void;
export function batch<T>(f: () => T): T;
export function untracked<T>(f: () => T): T;
