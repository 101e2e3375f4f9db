const written = /^\+?[\d\s().-]{1,40}$/
const sent = /^(\+[1-9]\d{6,14}|\d{6,15})$/

/** Longest text that is read as a number. */
export const maxMobileLength = 40

/**
 * A mobile number as it is sent: digits, with a plus before those that name a country (E.164: at most 15). Spaces,
 * brackets, dots and hyphens that people write between them are left out.
 *
 * @returns undefined for what is no number
 * @source CO-13
 */
export function mobileNumber(typed: string): string | undefined {
  const trimmed = typed.trim()
  if (!written.test(trimmed)) return undefined
  const number = trimmed.replaceAll(/[^\d+]/g, '')
  return sent.test(number) ? number : undefined
}
