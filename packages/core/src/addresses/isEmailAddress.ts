/** Longest address that SMTP carries. @source RFC 5321 4.5.3.1.3, erratum 1690 */
const maxAddressLength = 254
/** Longest part before the at sign. @source RFC 5321 4.5.3.1.1 */
const maxLocalLength = 64
/** Longest level of a domain. @source RFC 1035 2.3.4 */
const maxLabelLength = 63

const localAtom = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u
const domainLabel = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const onlyDigits = /^\d+$/

/**
 * Says whether a text can be the address of a mailbox: `local@domain`, the domain with at least two levels.
 *
 * Letters of any script are accepted on both sides (RFC 6531). Quoted local parts and address literals are not:
 * no mailbox people write to has one, and mail systems disagree on where such an address goes.
 *
 * @source CO-03
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressLength) return false
  const at = text.indexOf('@')
  if (at < 1 || at > maxLocalLength || text.includes('@', at + 1)) return false
  return isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1))
}

function isLocalPart(local: string): boolean {
  return local.split('.').every((atom) => localAtom.test(atom))
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  if (labels.length < 2 || onlyDigits.test(labels.at(-1)!)) return false
  return labels.every((label) => label.length <= maxLabelLength && domainLabel.test(label))
}
