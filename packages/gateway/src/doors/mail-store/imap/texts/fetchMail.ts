import { buffer } from 'node:stream/consumers'
import { parseMessage } from '../../../../mime/parse/parseMessage'
import { toDetails } from '../../sql/append/textColumns'
import { noSuchMessage } from '../../sql/read/findMessage'
import type { BodyPart } from '../connection/BodyPart'
import type { OpenFolder } from '../connection/ImapAccount'
import { planParts, wantedParts, wholeParts } from './planParts'
import { type ReadMail, readParts } from './readParts'
import { rebuildMail } from './rebuildMail'
import type { TextsDue } from './textsDue'

/** A mail that was taken apart in a doubtful way is read whole when it is no longer than this: that costs no more. */
export const maxDoubtfulBytes = 64 * 1024

/** What stands before, between and after the parts is no more than this in mails that are whole. */
const maxPreambleBytes = 1_024

/** Longest mail that is read whole because nothing of it can be told otherwise. */
const maxUnknownBytes = 32 * 1024 * 1024

/**
 * Fetches what is shown of a mail and reads it: in one question, without the bytes of its files. `notFound` when it is
 * gone from the server.
 *
 * Servers and we agree on where the parts of a mail are, but for broken ones. The sizes of the parts tell: where they do
 * not add up to the size of the mail, it is read whole if it is small, or if no text was found in it.
 */
export async function fetchMail(
  open: OpenFolder,
  uid: number,
  { structure, sizeBytes }: Pick<TextsDue, 'structure' | 'sizeBytes'>,
): Promise<ReadMail> {
  if (structure === undefined) return fetchWhole(open, uid)
  const read = await fetchParts(open, uid, structure, sizeBytes)
  const isWorthIt = sizeBytes <= maxDoubtfulBytes || read.isAstray || isTextHidden(read)
  return read.isDoubtful && isWorthIt ? fetchWhole(open, uid) : read
}

/** No text was found, and there is more in the mail than a sentence for old programs. */
const isTextHidden = ({ parsed, hiddenBytes }: ReadMail) =>
  parsed.plainText.trim() === '' && hiddenBytes > maxPreambleBytes

async function fetchParts(
  open: OpenFolder,
  uid: number,
  structure: BodyPart,
  sizeBytes: number,
): Promise<ReadMail> {
  const plan = planParts(structure, 'open')
  const parts = await open.fetchParts(uid, wantedParts(structure, plan))
  const rebuilt = parts && rebuildMail(structure, plan, parts)
  if (rebuilt === undefined) throw noSuchMessage()
  const read = await readParts(rebuilt, sizeBytes)
  if (read.lacking.length === 0) return read
  const more = wholeParts(read.lacking)
  const others = await open.fetchParts(
    uid,
    more.map(({ part }) => ({ path: part.path, limitBytes: maxUnknownBytes, isBodyOnly: true })),
  )
  if (others === undefined) throw noSuchMessage()
  const all = new Map(parts)
  for (const [path, { body }] of others) {
    all.set(path, { mimeHeader: parts?.get(path)?.mimeHeader ?? new Uint8Array(), body })
  }
  const known = plan.map((one) => more.find(({ part }) => part === one.part) ?? one)
  return readParts(rebuildMail(structure, known, all)!, sizeBytes)
}

/** Such a mail is hostile or broken, and small mostly. Its files are found by where they stand in the whole of it. */
async function fetchWhole(open: OpenFolder, uid: number): Promise<ReadMail> {
  const raw = await buffer(await open.stream(uid, '', { start: 0, end: maxUnknownBytes }))
  const parsed = await parseMessage(raw)
  const remote = Object.fromEntries(parsed.attachments.map(({ id }) => [id, { path: '', isExact: true }]))
  const details = { ...toDetails(parsed, 0), remote }
  return { parsed, details, lacking: [], isWhole: true, isDoubtful: false, isAstray: false, hiddenBytes: 0 }
}
