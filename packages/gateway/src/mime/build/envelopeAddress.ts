import { domainToASCII } from 'node:url'

/** RFC 5321 4.5.3.1.1 and 4.5.3.1.3. */
const MAX_LOCAL_CHARS = 64
const MAX_ADDRESS_CHARS = 254

/** RFC 5322 dot-atom. Quoted local parts are refused: programs disagree on where they end (T42). */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainName =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/**
 * An address as it may stand in SMTP commands and headers: exactly one mailbox, the domain in ASCII.
 * Blanks at the ends are passed over; comments, groups, routes, quotes, address literals and local parts outside
 * ASCII are not addresses here.
 *
 * @returns undefined when it is not one
 * @source I1, T30, T42, RFC 5321 4.1.2
 */
export function envelopeAddress(address: string): string | undefined {
  const trimmed = address.trim()
  const at = trimmed.lastIndexOf('@')
  if (at < 1 || trimmed.length > MAX_ADDRESS_CHARS * 2) return undefined
  const local = trimmed.slice(0, at)
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (domain === undefined || local.length > MAX_LOCAL_CHARS || !localPart.test(local)) return undefined
  const whole = `${local}@${domain}`
  return whole.length <= MAX_ADDRESS_CHARS ? whole : undefined
}

/**
 * Signs that `domainToASCII` would read as the end of a host or decode are refused before it sees them, and dotted
 * numbers that it reads as an IP address are no domain.
 */
function asciiDomain(domain: string): string | undefined {
  if (/[\p{Cc}\s!-,/:-@[-`{-~]/u.test(domain)) return undefined
  const ascii = /^[\u0021-\u007e]+$/.test(domain) ? domain : domainToASCII(domain)
  const lastLabel = ascii.split('.').at(-1) ?? ''
  return domainName.test(ascii) && !/^\d+$/.test(lastLabel) ? ascii.toLowerCase() : undefined
}
