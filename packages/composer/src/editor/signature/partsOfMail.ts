import { createBr, createParagraph, type ContentModelBlock, type ReadonlyContentModelBlock } from 'roosterjs'
import { quoteEntity } from '../quote/quoteMarks'
import { signatureMark } from './signatureMarks'

/** True for the original below an answer. */
export const isQuote = (block: ReadonlyContentModelBlock): boolean =>
  block.blockType === 'Entity' && block.entityFormat.entityType === quoteEntity

/** True for the signature. */
export const isSignature = (block: ReadonlyContentModelBlock): boolean =>
  block.blockType === 'BlockGroup' &&
  block.blockGroupType === 'FormatContainer' &&
  block.format.id === signatureMark

/** An empty line. */
export function blankLine(): ContentModelBlock {
  const line = createParagraph()
  line.segments.push(createBr())
  return line
}
