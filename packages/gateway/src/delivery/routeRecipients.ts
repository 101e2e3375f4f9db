import { domainToASCII } from 'node:url'
import { addressKey, type Address } from '@mailroom/core'
import type { Directory, DirectoryMember } from './Directory'
import { ownServer, type RoutedRecipient } from './Envelope'

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
 * as for any other address. Nothing but an address of our own store ever gets a mailbox here.
 *
 * @param options.isSubmitted the sender has a mail server of their own: it takes everything that is not for our own store
 */
export async function routeRecipients(
  directory: Directory,
  recipients: readonly Address[],
  { isSubmitted = false }: { readonly isSubmitted?: boolean } = {},
): Promise<RoutedRecipients> {
  const wayOut = (address: string) => (isSubmitted ? ownServer : domainOf(address))
  const toPerson = (address: string, name: string, member: DirectoryMember): RoutedRecipient =>
    member.isElsewhere === true
      ? { address: member.address, name, localAccountId: null, domain: wayOut(member.address) }
      : { address, name, localAccountId: member.accountId, domain: '' }
  const routed = new Map<string, RoutedRecipient>()
  const lists: string[] = []
  const add = (recipient: RoutedRecipient) => {
    const key = addressKey(recipient)
    if (!routed.has(key)) routed.set(key, recipient)
  }
  for (const { address, name } of recipients) {
    const target = await directory.lookUp(address)
    if (target.kind !== 'people') {
      add({ address, name, localAccountId: null, domain: target.kind === 'remote' ? wayOut(address) : '' })
    } else if (target.members.length === 1 && !target.isList) {
      add(toPerson(address, name, target.members[0]!))
    } else {
      if (target.isList) lists.push(address)
      for (const member of target.members) add(toPerson(member.address, member.name, member))
    }
  }
  return { routed: [...routed.values()], lists }
}

/** The domain as DNS and other mail systems know it. */
function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain.toLowerCase()
}
