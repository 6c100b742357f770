export const h: any; export const render: any; export const Fragment: any; export const createRef: any; export const options: any;
export class Component { constructor(props?: any); render(props: any, state?: any): any; setState(s: any): void; forceUpdate(): void; props: any; state: any; [key: string]: any }
