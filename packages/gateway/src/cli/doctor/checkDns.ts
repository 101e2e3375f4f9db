import { Resolver } from 'node:dns/promises'
import { type Finding, ok, warn } from './Finding'

/** Looks whether mail for our domains finds its way here. */
export async function checkDns(domains: readonly string[]): Promise<Finding[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  return Promise.all(
    domains.map(async (domain) => {
      const hosts = await resolver
        .resolveMx(domain)
        .catch((error: NodeJS.ErrnoException) => error.code ?? 'no answer')
      if (typeof hosts === 'string')
        return warn(`${domain} has no MX that can be found (${hosts}): no mail comes in from outside.`)
      return ok(`Mail for ${domain} goes to ${hosts.map(({ exchange }) => exchange).join(', ')}.`)
    }),
  )
}
