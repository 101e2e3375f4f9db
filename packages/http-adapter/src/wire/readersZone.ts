/** The zone in which the reader's own clock goes, as its IANA name. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
