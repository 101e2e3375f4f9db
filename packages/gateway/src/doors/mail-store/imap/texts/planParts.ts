import { transferEncoding } from '../../../../mime/parse/transfer/decodePart'
import type { BodyPart } from '../connection/BodyPart'
import type { WantedPart } from '../connection/ImapAccount'

/** Bytes of one text that the index reads. */
const indexedTextBytes = 200_000

/** Bytes of one text that are opened; the parser keeps less. */
const openedTextBytes = 24_000_000

/** Bytes at the end of an attachment from which its decoded size is told: some lines of base64. */
const tailBytes = 1_024

/** A mail within the mail is named by its subject, which is at its beginning. */
const nestedHeaderBytes = 88_000

/** Shorter attachments are fetched: that is as quick, and their size is sure. */
const smallBytes = 16_384

/** What stands before the first part is a sentence. */
const preambleBytes = 1_024

/** Attachments in quoted-printable have no size before they are decoded; longer ones are counted when they are opened. */
const maxCountedBytes = 1_000_000

/** Longest winmail.dat that is opened with its mail. Longer ones are shown as a file. */
const maxTnefBytes = 10_000_000

/**
 * - `index` texts in their beginning, names of files: what lists and searching need, alike for most mails, so that many
 *   share one FETCH
 * - `open` all that is shown of the mail, and the exact sizes of its files
 */
export type PlanMode = 'index' | 'open'

/** What is asked of one leaf: all of its bytes, its first ones, its last ones, or its header alone. */
export interface PlannedPart {
  readonly part: BodyPart
  readonly offsetBytes: number
  /** `Infinity` for all. */
  readonly limitBytes: number
}

/** The leaves of a mail with what has to be fetched of each, in their order. */
export function planParts(structure: BodyPart, mode: PlanMode): PlannedPart[] {
  return leavesOf(structure).map((part) => ({ part, ...planOf(part, mode) }))
}

/** All of these parts, whatever they are. */
export const wholeParts = (parts: readonly BodyPart[]): PlannedPart[] =>
  parts.map((part) => ({ part, offsetBytes: 0, limitBytes: Infinity }))

/** Levels above the leaves; their headers say their boundaries. */
function multipartsOf(part: BodyPart): BodyPart[] {
  return isMultipart(part) ? [part, ...part.children.flatMap(multipartsOf)] : []
}

/** The questions to the server for a plan. */
export function wantedParts(structure: BodyPart, plan: readonly PlannedPart[]): WantedPart[] {
  const isOnePart = !isMultipart(structure)
  return [
    { path: 'HEADER', isBodyOnly: true },
    ...(isOnePart ? [] : [{ path: 'TEXT', limitBytes: preambleBytes }]),
    ...multipartsOf(structure)
      .filter(({ path }) => path !== '')
      .map(({ path }) => ({ path, limitBytes: 0 })),
    ...plan.map(({ part, offsetBytes, limitBytes }) => ({
      path: part.path === '' ? 'TEXT' : part.path,
      ...(offsetBytes > 0 && { offsetBytes }),
      ...(limitBytes !== Infinity && { limitBytes }),
      ...(isOnePart && { isBodyOnly: true }),
    })),
  ]
}

/** True for a level with parts below it. One without any is a leaf: its text is all there is to read. */
export const isMultipart = (part: BodyPart): boolean =>
  part.contentType.startsWith('multipart/') && part.children.length > 0

function leavesOf(part: BodyPart): BodyPart[] {
  return isMultipart(part) ? part.children.flatMap(leavesOf) : [part]
}

const everything = { offsetBytes: 0, limitBytes: Infinity }
const headerOnly = { offsetBytes: 0, limitBytes: 0 }

function planOf(part: BodyPart, mode: PlanMode) {
  const beginning = { offsetBytes: 0, limitBytes: indexedTextBytes }
  if (isText(part)) return mode === 'index' ? beginning : { offsetBytes: 0, limitBytes: openedTextBytes }
  if (isTnef(part) && part.sizeBytes <= maxTnefBytes) return mode === 'index' ? beginning : everything
  if (isMail(part)) return { offsetBytes: 0, limitBytes: nestedHeaderBytes }
  if (mode === 'index') return headerOnly
  switch (transferEncoding(part.encoding)) {
    case 'base64':
      if (part.sizeBytes <= smallBytes) return everything
      return { offsetBytes: part.sizeBytes - tailBytes, limitBytes: tailBytes }
    case 'quoted-printable':
      return part.sizeBytes <= maxCountedBytes ? everything : headerOnly
    default:
      return headerOnly
  }
}

/** What may be the body, or may hide it: texts, and levels whose parts the server could not tell apart. */
const isText = ({ contentType, disposition }: BodyPart) =>
  (/^(?:text|multipart)\//.test(contentType) || contentType === 'application/xhtml+xml') &&
  disposition !== 'attachment'

const isTnef = ({ contentType, parameters, dispositionParameters }: BodyPart) =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(contentType) ||
  /^winmail\.dat$/i.test(dispositionParameters['filename'] ?? parameters['name'] ?? '')

const isMail = ({ contentType, dispositionParameters }: BodyPart) =>
  /^message\/(?:rfc822|global)$/.test(contentType) || /\.eml$/i.test(dispositionParameters['filename'] ?? '')
