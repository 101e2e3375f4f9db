import type { ImapClient } from './ImapClient'

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
