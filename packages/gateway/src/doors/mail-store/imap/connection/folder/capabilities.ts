import type { ImapClient } from '../client/ImapClient'
import type { ImapCapabilities } from '../ImapAccount'
import { pathRules } from './namespaces'

/** What IMAP4rev2 has in itself, once it was enabled. @source RFC 9051 Appendix E */
const partOfRev2 = new Set([
  'NAMESPACE',
  'UNSELECT',
  'UIDPLUS',
  'ESEARCH',
  'SEARCHRES',
  'ENABLE',
  'IDLE',
  'SASL-IR',
  'LIST-EXTENDED',
  'LIST-STATUS',
  'MOVE',
  'LITERAL-',
  'SPECIAL-USE',
])

/** True when the server can do it and nothing keeps it from doing it. */
export const hasCapability = ({ capabilities, enabled }: ImapClient, name: string): boolean =>
  capabilities.has(name) || (enabled.has('IMAP4REV2') && partOfRev2.has(name))

/** Mod-sequences are kept: by ENABLE, or by asking for them, which switches them on too. @source RFC 7162 3.1 */
export const hasModSeq = ({ capabilities, enabled }: ImapClient): boolean =>
  enabled.has('CONDSTORE') || capabilities.has('CONDSTORE')

/** @param canAddKeywords as the folder that was opened last says */
export function capabilitiesOf(client: ImapClient, canAddKeywords: boolean | undefined): ImapCapabilities {
  const has = (name: string) => hasCapability(client, name)
  return {
    names: new Set([...client.capabilities.keys()].map((name) => name.toUpperCase())),
    delimiter: pathRules(client).personal.delimiter ?? '',
    hasSort: has('SORT'),
    hasEsearch: has('ESEARCH'),
    hasCondstore: hasModSeq(client),
    hasQresync: client.enabled.has('QRESYNC'),
    hasMove: has('MOVE'),
    hasUidPlus: has('UIDPLUS'),
    hasSpecialUse: has('SPECIAL-USE'),
    hasListStatus: has('LIST-STATUS'),
    hasIdle: has('IDLE'),
    hasQuota: has('QUOTA'),
    canAddKeywords,
  }
}
