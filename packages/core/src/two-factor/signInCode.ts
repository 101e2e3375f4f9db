/** Characters of backup codes: none that looks like another. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const groupLength = 4
const groups = 3

/** Backup codes that are given out at a time. */
export const backupCodeCount = 10

/** A code that somebody typed: of the authenticator, or a backup code; undefined when it can be neither. */
export type SignInCode = { readonly kind: 'authenticator' | 'backup'; readonly code: string }

/** Reads a code as people type it: with spaces, without hyphens, in large letters, in full width. @source SE-08 */
export function readSignInCode(text: string): SignInCode | undefined {
  const code = text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code }
  const isBackup =
    code.length === groups * groupLength && Array.from(code).every((each) => letters.includes(each))
  return isBackup ? { kind: 'backup', code } : undefined
}

/**
 * A fresh backup code, 59 bits of chance, as it is shown: `k3vd-9mqx-72ph`.
 *
 * @param pick a whole number from 0 to below its argument, by chance that nobody can guess
 */
export function makeBackupCode(pick: (below: number) => number): string {
  const group = () => Array.from({ length: groupLength }, () => letters[pick(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
