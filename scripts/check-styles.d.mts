/** The selectors in a style sheet that reach outside our own classes. */
export function selectorsOutside(css: string): string[]
