import { hasCapability, hasModSeq } from '../client/capabilities'
import type { ImapClient } from '../client/ImapClient'
import type { ImapCapabilities } from '../ImapAccount'
import { pathRules } from './namespaces'

/** What the server can do, in our words. @param canAddKeywords as the folder that was opened last says */
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
