export class FluentBundle { constructor(lang: string, options?: any); addResource(r: FluentResource): Error[]; hasMessage(id: string): boolean; getMessage(id: string): any; formatPattern(p: any, args: any, errors?: any[]): string }
export class FluentResource { constructor(text: string) }
