/** Ages of mails, in minutes. */
export const hours = (count: number): number => count * 60
/** The same, counted in days. */
export const days = (count: number): number => count * 24 * 60
/** The same, counted in weeks. */
export const weeks = (count: number): number => count * 7 * 24 * 60
