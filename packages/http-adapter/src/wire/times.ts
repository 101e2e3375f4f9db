/** ISO 8601 of the wire to ms since 1970. */
export const fromWireTime = (text: string): number => Date.parse(text)

/** ms since 1970 to ISO 8601 of the wire. */
export const toWireTime = (ms: number): string => new Date(ms).toISOString()
