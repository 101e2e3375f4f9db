import type { BodyPart } from '../connection/BodyPart'

/**
 * Whether a mail seems to have files, by its structure alone: for the row, until its texts are here and say it surely.
 * Pictures that have an id are taken for pictures of the text.
 */
export function hasFiles(part: BodyPart): boolean {
  if (part.contentType.startsWith('multipart/')) return part.children.some(hasFiles)
  if (part.disposition === 'attachment') return part.contentId === undefined
  if (/^text\/(?:plain|html|enriched|richtext)$/.test(part.contentType)) return false
  return !(part.contentType.startsWith('image/') && part.contentId !== undefined)
}
