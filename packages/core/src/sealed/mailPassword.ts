/** Characters of the password that a mail is read with. @source CO-09, RD-11 */
export const mailPasswordLength = 6

/** True for a password that a mail can have: six of 0-9, a-z and A-Z. @source CO-09 */
export const isMailPassword = (text: string): boolean => /^[0-9a-zA-Z]{6}$/.test(text)

/** Most characters of the password of a mail that people outside get. @source CO-06 */
export const longMailPasswordLength = 64

/** Characters from which on nobody guesses the password of a page by trying. @source CO-06 */
export const safeMailPasswordLength = 12

/**
 * True for a password of a mail that people outside get: they hold all that is needed to try passwords, so that it may be
 * longer. 6 to 64 characters that every keyboard has, with no space at its ends.
 *
 * @source CO-06
 */
export const isLongMailPassword = (text: string): boolean => /^[!-~](?:[ -~]{4,62})[!-~]$/.test(text)
