import { MAX_TEXT_BYTES } from './limits'
import { scanStructure } from './structure/scanStructure'
import { readTextPart } from './text/readTextPart'

/**
 * The HTML of a part that was left when its mail was read.
 *
 * @param bytes of the part, its header first, as it travelled
 * @returns     undefined when nothing is in it: the mail is plain text
 * @source RD-18
 */
export function readHtmlPart(bytes: Buffer): string | undefined {
  const { html } = readTextPart(bytes, scanStructure(bytes), MAX_TEXT_BYTES)
  return html?.trim() ? html : undefined
}
