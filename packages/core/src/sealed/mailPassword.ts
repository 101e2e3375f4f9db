/** Characters of the password that a mail is read with. @source CO-09, RD-11 */
export const mailPasswordLength = 6

/** True for a password that a mail can have: six of 0-9, a-z and A-Z. @source CO-09 */
export const isMailPassword = (text: string): boolean => /^[0-9a-zA-Z]{6}$/.test(text)
