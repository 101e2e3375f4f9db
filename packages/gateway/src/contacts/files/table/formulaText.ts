/** Beginnings that Excel and LibreOffice take for a formula, the wide ones in Chinese and Japanese editions. */
const formula = String.raw`[=+\-@＝＋－＠\t\r\n]`
const dangerous = new RegExp(`^[' ]*${formula}`)
const guarded = new RegExp(`^'[' ]*${formula}`)

/** A cell of csv that no program computes: an apostrophe before it makes it a text. @source CT-03, F6 */
export const guardFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text of a cell that `guardFormula` has written. */
export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text)
