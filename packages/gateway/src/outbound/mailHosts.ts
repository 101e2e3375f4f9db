import type { MxRecord } from 'node:dns'

/** Asks DNS for the mail servers of a domain. The signature of `dns.promises.resolveMx`. */
export type ResolveMx = (domain: string) => Promise<readonly MxRecord[]>

/** Where mail for a domain goes: servers in the order to try, or the reason why there is no way. */
export type MailHosts =
  | { readonly kind: 'hosts'; readonly hosts: readonly string[] }
  | { readonly kind: 'none'; readonly info: string }
  | { readonly kind: 'unknown'; readonly info: string }

/** Servers tried in one attempt. */
const maxHosts = 5

/**
 * Finds the mail servers of a domain.
 *
 * @returns `none` when the domain takes no mail or is not there, `unknown` when DNS did not answer
 * @source  RFC 5321 5.1, RFC 7505
 */
export async function mailHosts(domain: string, resolveMx: ResolveMx): Promise<MailHosts> {
  try {
    const records = [...(await resolveMx(domain))].sort((a, b) => a.priority - b.priority)
    if (records.length === 0) return { kind: 'hosts', hosts: [domain] }
    const hosts = records.map(({ exchange }) => exchange.replace(/\.$/, '')).filter((host) => host !== '')
    if (hosts.length === 0) return { kind: 'none', info: `556 5.1.10 ${domain} accepts no mail` }
    return { kind: 'hosts', hosts: hosts.slice(0, maxHosts) }
  } catch (error) {
    const code = codeOf(error)
    // Without MX records the domain itself is the server.
    if (code === 'ENODATA') return { kind: 'hosts', hosts: [domain] }
    if (code === 'ENOTFOUND') return { kind: 'none', info: `550 5.1.2 The domain ${domain} does not exist` }
    return { kind: 'unknown', info: `451 4.4.3 DNS did not answer for ${domain} (${code})` }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
