import type { ImapAttribute, ImapResponse } from 'imapflow'
import { tokenBigInt, tokenBytes, tokenList, tokenNumber, tokenText, tokenTexts } from '../client/ImapClient'
import { readInternalDate } from './internalDate'

/** What one FETCH line says. Only what was asked for is there, and a server may send lines that nobody asked for. */
export interface Fetched {
  readonly uid: number | undefined
  readonly flags: ReadonlySet<string> | undefined
  readonly modSeq: bigint | undefined
  /** ms since 1970 */
  readonly internalDate: number | undefined
  readonly sizeBytes: number | undefined
  readonly bodyStructure: ImapAttribute | undefined
  readonly envelope: ImapAttribute | undefined
  /** By what is in the brackets, in capitals: `''`, `1.2`, `1.2.MIME`, `HEADER`. `null` for NIL. */
  readonly sections: ReadonlyMap<string, Buffer | null>
}

/** `* 12 FETCH (UID 731 FLAGS (\Seen) BODY[1]<0> {42}` */
export function readFetch({ attributes }: ImapResponse): Fetched {
  const items = new Map<string, ImapAttribute | undefined>()
  const sections = new Map<string, Buffer | null>()
  const tokens = tokenList(attributes?.[1])
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    const key = tokens[at]
    const value = tokens[at + 1]
    const name = (tokenText(key) ?? '').toUpperCase()
    // A section is empty for the whole mail.
    if (key?.section) sections.set((tokenText(key.section[0]) ?? '').toUpperCase(), tokenBytes(value) ?? null)
    else items.set(name, value)
  }
  const flags = items.get('FLAGS')
  return {
    uid: tokenNumber(items.get('UID')),
    flags: flags ? new Set(tokenTexts(flags)) : undefined,
    modSeq: tokenBigInt(tokenList(items.get('MODSEQ'))[0]),
    internalDate: readInternalDate(tokenText(items.get('INTERNALDATE'))),
    sizeBytes: tokenNumber(items.get('RFC822.SIZE')),
    bodyStructure: items.get('BODYSTRUCTURE'),
    envelope: items.get('ENVELOPE'),
    sections,
  }
}
