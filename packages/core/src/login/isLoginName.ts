/** True for a name to sign in with: only digits, lower-case letters, underscore, hyphen and dot. @source SE-02 */
export const isLoginName = (text: string): boolean => /^[0-9a-z_.-]+$/.test(text)
