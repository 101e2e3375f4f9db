import type { ImapClient } from '../client/ImapClient'
import type { PathRules } from './folderPath'

/** @source RFC 2342 */
export interface ImapNamespace {
  /** With the delimiter at its end, as `INBOX.`; `''` for most servers. */
  readonly prefix: string
  /** Undefined where folders have no levels. */
  readonly delimiter: string | undefined
}

/** What NAMESPACE told at sign-in, or `LIST "" ""` where it is missing. */
export function pathRules({ namespaces }: ImapClient): PathRules {
  const [personal = { prefix: '', delimiter: undefined }] = namespaces?.personal || []
  const foreign = [...(namespaces?.other || []), ...(namespaces?.shared || [])]
  return { personal: plain(personal), foreign: foreign.map(plain).filter(({ prefix }) => prefix !== '') }
}

const plain = ({ prefix, delimiter }: { prefix: string; delimiter?: string | null }): ImapNamespace => ({
  prefix,
  delimiter: delimiter ?? undefined,
})
