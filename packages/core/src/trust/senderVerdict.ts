/** Ways in which a domain says which mails are its own. @source RFC 7208, RFC 6376, RFC 7489 */
export type AuthenticationMethod = 'spf' | 'dkim' | 'dmarc'

/** What one way said about a mail. `none`: nothing that could be told. */
export interface AuthenticationResult {
  readonly method: AuthenticationMethod
  readonly outcome: 'pass' | 'fail' | 'none'
  /** The domain that it said it about, lower case; empty when unknown. */
  readonly domain: string
}

/** What the domain of a sender says to a mail in its name. */
export type SenderVerdict = 'confirmed' | 'refuted' | 'unconfirmed'

/**
 * Puts the results together as DMARC does: what passed counts when it was about the domain that the reader sees. A
 * failure alone proves nothing, since honest mail is changed on its way; only the domain's own policy refutes a sender.
 *
 * @param address the sender's address as the reader sees it
 * @source RD-19, RFC 7489 3.1
 */
export function senderVerdict(address: string, results: readonly AuthenticationResult[]): SenderVerdict {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const dmarc = results.find(({ method, domain: about }) => method === 'dmarc' && about === domain)
  if (dmarc?.outcome === 'pass') return 'confirmed'
  if (dmarc?.outcome === 'fail') return 'refuted'
  const isConfirmed = results.some(
    ({ method, outcome, domain: about }) =>
      method !== 'dmarc' && outcome === 'pass' && isSameOrganisation(about, domain),
  )
  return isConfirmed ? 'confirmed' : 'unconfirmed'
}

/** One domain is the other or lies below it. A top level alone is nobody's. */
export function isSameOrganisation(a: string, b: string): boolean {
  if (!a.includes('.') || !b.includes('.')) return false
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}
