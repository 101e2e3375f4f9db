import { domainToASCII } from 'node:url'
import { addressKey, type Address } from '@mailroom/core'
import type { Directory } from './Directory'
import type { RoutedRecipient } from './Envelope'

/** Everyone a mail goes to. */
export interface RoutedRecipients {
  readonly routed: readonly RoutedRecipient[]
  /** Lists among the recipients, as they were addressed. */
  readonly lists: readonly string[]
}

/**
 * Finds the way to each recipient. Lists become their members; who is named twice, or both directly and by a list, stands
 * there once, in the place of the first mention.
 *
 * An address of our own domain that nobody has is kept without a mailbox: its delivery fails and the sender is told,
 * as for any other address.
 */
export async function routeRecipients(
  directory: Directory,
  recipients: readonly Address[],
): Promise<RoutedRecipients> {
  const routed = new Map<string, RoutedRecipient>()
  const lists: string[] = []
  const add = (recipient: RoutedRecipient) => {
    const key = addressKey(recipient)
    if (!routed.has(key)) routed.set(key, recipient)
  }
  for (const { address, name } of recipients) {
    const target = await directory.lookUp(address)
    if (target.kind !== 'people') {
      add({ address, name, localAccountId: null, domain: target.kind === 'remote' ? domainOf(address) : '' })
    } else if (target.members.length === 1 && !target.isList) {
      add({ address, name, localAccountId: target.members[0]!.accountId, domain: '' })
    } else {
      if (target.isList) lists.push(address)
      for (const member of target.members) {
        add({ address: member.address, name: member.name, localAccountId: member.accountId, domain: '' })
      }
    }
  }
  return { routed: [...routed.values()], lists }
}

/** The domain as DNS and other mail systems know it. */
function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain.toLowerCase()
}
