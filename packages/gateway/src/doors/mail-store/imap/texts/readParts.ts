import { parseMessage, type ParseOptions } from '../../../../mime/parse/parseMessage'
import type { ParsedAttachment, ParsedMessage } from '../../../../mime/parse/ParsedMessage'
import type { RemotePart, StoredDetails } from '../../sql/read/StoredDetails'
import { toDetails } from '../../sql/append/textColumns'
import type { BodyPart } from '../connection/BodyPart'
import { guessedSize, sizeFromTail } from './base64Tail'
import type { RebuiltLeaf, RebuiltMail } from './rebuildMail'

/** A mail as read out of some of its parts. */
export interface ReadMail {
  readonly parsed: ParsedMessage
  readonly details: StoredDetails
  /** HTML that was left for later: its part with its header, a piece of the rebuilt mail. */
  readonly htmlPart?: Uint8Array
  /** Leaves whose bytes would be needed as well: the parser takes them for texts, the plan did not. */
  readonly lacking: readonly BodyPart[]
  /** Nothing is cut or doubtful, and every size is known: this is all that is ever shown of it. */
  readonly isWhole: boolean
  /** The server may have taken the mail apart in another way than we do, so something may be missing. */
  readonly isDoubtful: boolean
  /** There is a file where the server has no part: its bytes cannot be asked for by a part. */
  readonly isAstray: boolean
  /** Bytes of the mail that are in none of its parts. */
  readonly hiddenBytes: number
}

/**
 * Reads a rebuilt mail, and says of its files where they are on the server and how large.
 *
 * @param sizeBytes of the mail, as the server says
 */
export async function readParts(
  mail: RebuiltMail,
  sizeBytes: number,
  options: ParseOptions = {},
): Promise<ReadMail> {
  const parsed = await parseMessage(mail.raw, options)
  const later = parsed.htmlLater
  const html =
    later && mail.leaves.find(({ start, length }) => start === later.offset && length === later.length)
  // Parts that the server sees elsewhere, or whose end was not fetched, have to be read here and now.
  if (later && !html?.isWhole) return readParts(mail, sizeBytes, { ...options, isHtmlLeft: false })
  const remote: Record<string, RemotePart> = {}
  const shownAsFile = new Set<RebuiltLeaf>()
  let isAstray = false
  const attachments = parsed.attachments.map((file): ParsedAttachment => {
    const leaf = leafOf(mail, file)
    if (leaf === undefined) {
      isAstray = true
      return file
    }
    shownAsFile.add(leaf)
    const { size, isExact } = sizeOf(leaf, file)
    remote[file.id] = { path: leaf.part.path || 'TEXT', isExact }
    return { ...file, sizeBytes: size, location: locationOf(leaf, file) }
  })
  const isRead = (leaf: RebuiltLeaf) => leaf.isWhole || shownAsFile.has(leaf)
  const lacking = mail.leaves.filter((leaf) => !isRead(leaf)).map((leaf) => leaf.part)
  const message = { ...parsed, attachments }
  const { leaves, expectedBytes } = mail
  const isDoubtful = isAstray || expectedBytes !== sizeBytes || leaves.some(isMailInMail)
  const isComplete = leaves.every(isRead) && Object.values(remote).every((part) => part.isExact)
  return {
    parsed: message,
    details: { ...toDetails(message, 0), remote },
    ...(html && { htmlPart: mail.raw.subarray(html.headerStart, html.start + html.length) }),
    lacking,
    isWhole: isComplete && !isDoubtful,
    isDoubtful,
    isAstray,
    hiddenBytes: sizeBytes - (expectedBytes ?? 0),
  }
}

/** Servers do not agree where one ends: before or after its last line end. */
const isMailInMail = ({ part }: RebuiltLeaf) => /^message\/(?:rfc822|global)$/.test(part.contentType)

const leafOf = ({ leaves }: RebuiltMail, { location }: ParsedAttachment) =>
  leaves.find(({ start, length }) => location.offset >= start && location.offset <= start + length)

/** Within the part, so that its bytes can be asked for. */
function locationOf(leaf: RebuiltLeaf, { location }: ParsedAttachment): ParsedAttachment['location'] {
  return leaf.isWhole
    ? { ...location, offset: location.offset - leaf.start }
    : { ...location, offset: 0, length: leaf.part.sizeBytes }
}

function sizeOf({ isWhole, tail, part }: RebuiltLeaf, file: ParsedAttachment) {
  if (isWhole) return { size: file.sizeBytes, isExact: true }
  switch (file.location.encoding) {
    case 'base64': {
      const size = tail && sizeFromTail(tail, part.sizeBytes)
      return { size: size ?? guessedSize(part.sizeBytes), isExact: size !== undefined }
    }
    case 'quoted-printable':
      return { size: part.sizeBytes, isExact: false }
    default:
      return { size: part.sizeBytes, isExact: true }
  }
}
