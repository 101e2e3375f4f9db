import type { ImapArgument } from '../client/ImapClient'
import type { FetchedPart, WantedPart } from '../ImapAccount'
import type { HeldFolder } from '../pool/HeldFolder'
import { bodyItem } from './bodyItem'
import { type FetchedMail, fetchLines, fetchLinesOfEach } from './fetchLines'
import { uidSets } from './uidSet'

/** A part's header says its type and its name; what is longer has gone wrong. */
const maxMimeHeaderBytes = 64 * 1024

/** The parts of one mail. */
export interface PartsOfMail {
  readonly uid: number
  readonly parts: ReadonlyMap<string, FetchedPart>
}

/** Several parts of one mail in one FETCH. Undefined when the mail is gone. */
export const fetchParts = (
  folder: HeldFolder,
  uid: number,
  wanted: readonly WantedPart[],
): Promise<ReadonlyMap<string, FetchedPart> | undefined> =>
  folder.read(async (connection) => {
    const [set = ''] = uidSets([uid])
    let parts: ReadonlyMap<string, FetchedPart> | undefined
    await fetchLines(connection, set, wanted.flatMap(partItems), (mail) => {
      if (mail.uid === uid && isAnswer(mail)) parts = partsOf(mail, wanted)
    })
    return parts
  })

/** Commands that go out at once: as many mails may differ in what is wanted of them. */
const maxCommands = 100

/** Parts of many mails. Mails of which the same is wanted share a FETCH, and the server has all of these at once. */
export const fetchPartsOfMany = (
  folder: HeldFolder,
  wanted: ReadonlyMap<number, readonly WantedPart[]>,
): AsyncGenerator<PartsOfMail> =>
  folder.stream(async (connection, push) => {
    const each = [...alike(wanted)].flatMap(({ uids, parts }) =>
      uidSets(uids).map((set) => ({ set, items: parts.flatMap(partItems) })),
    )
    const take = (mail: FetchedMail) => {
      const wantedParts = wanted.get(mail.uid)
      if (wantedParts === undefined || !isAnswer(mail)) return undefined
      const parts = partsOf(mail, wantedParts)
      return push({ uid: mail.uid, parts }, sizeOf(parts))
    }
    for (let at = 0; at < each.length; at += maxCommands)
      await fetchLinesOfEach(connection, each.slice(at, at + maxCommands), take)
  })

function alike(wanted: ReadonlyMap<number, readonly WantedPart[]>) {
  const groups = new Map<string, { readonly uids: number[]; readonly parts: readonly WantedPart[] }>()
  for (const [uid, parts] of wanted) {
    const key = parts
      .map(
        ({ path, limitBytes, offsetBytes, isBodyOnly }) =>
          `${path} ${limitBytes} ${offsetBytes} ${isBodyOnly}`,
      )
      .join()
    const group = groups.get(key)
    if (group) group.uids.push(uid)
    else groups.set(key, { uids: [uid], parts })
  }
  return groups.values()
}

/** `BODY.PEEK[1.2.MIME]<0.65536> BODY.PEEK[1.2]<0.200000>` */
function partItems({ path, limitBytes, offsetBytes, isBodyOnly }: WantedPart): ImapArgument[] {
  const items = limitBytes === 0 ? [] : [bodyItem(path, limitBytes, offsetBytes)]
  return hasMimeHeader(path) && isBodyOnly !== true
    ? [...items, bodyItem(`${path}.MIME`, maxMimeHeaderBytes)]
    : items
}

const hasMimeHeader = (path: string) => /^\d/.test(path)

/** News about flags come in the same form, without what was asked for. */
const isAnswer = ({ sections, flags, modSeq }: FetchedMail) =>
  sections.size > 0 || (flags === undefined && modSeq === undefined)

function partsOf({ sections }: FetchedMail, wanted: readonly WantedPart[]): ReadonlyMap<string, FetchedPart> {
  const parts = new Map<string, FetchedPart>()
  for (const { path } of wanted) {
    const body = sections.get(path)
    const mimeHeader = sections.get(`${path}.MIME`)
    // NIL for both: the mail has no such part.
    if (!body && !mimeHeader) continue
    parts.set(path, { mimeHeader: mimeHeader ?? Buffer.alloc(0), body: body ?? Buffer.alloc(0) })
  }
  return parts
}

function sizeOf(parts: ReadonlyMap<string, FetchedPart>): number {
  let bytes = 0
  for (const { mimeHeader, body } of parts.values()) bytes += mimeHeader.byteLength + body.byteLength
  return bytes
}
