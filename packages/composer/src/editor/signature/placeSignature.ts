import {
  mutateBlock,
  type ContentModelFormatContainer,
  type ReadonlyContentModelBlock,
  type ReadonlyContentModelFormatContainer,
  type ShallowMutableContentModelBlockGroup,
} from 'roosterjs'
import { blankLine, isQuote } from './partsOfMail'
import { signatureMark } from './signatureMarks'

/**
 * Puts a signature where the one before it stood; where there was none above the original, or at the end.
 *
 * @param signature undefined takes it away
 * @param isEdited the one before has words of the writer in it: they stay, as a part of the text
 */
export function placeSignature(
  root: ShallowMutableContentModelBlockGroup,
  signature: ContentModelFormatContainer | undefined,
  isEdited: boolean,
): void {
  const before = findSignature(root)
  if (before) {
    const kept = isEdited ? before.container.blocks : []
    before.group.blocks.splice(before.index, 1, ...kept, ...(signature ? [signature] : []))
    return
  }
  if (!signature) return
  const quote = root.blocks.findIndex(isQuote)
  const index = quote < 0 ? root.blocks.length : quote
  const above = root.blocks[index - 1]
  root.blocks.splice(index, 0, ...(above && isBlankLine(above) ? [] : [blankLine()]), signature)
}

interface FoundSignature {
  readonly group: ShallowMutableContentModelBlockGroup
  readonly index: number
  readonly container: ReadonlyContentModelFormatContainer
}

/** Looks through what a writer can have put around it: quotes, and boxes of a pasted text. */
function findSignature(group: ShallowMutableContentModelBlockGroup): FoundSignature | undefined {
  for (const [index, block] of group.blocks.entries()) {
    if (block.blockType !== 'BlockGroup' || block.blockGroupType !== 'FormatContainer') continue
    if (block.format.id === signatureMark) return { group, index, container: block }
    const inside = findSignature(mutateBlock(block))
    if (inside) return inside
  }
  return undefined
}

const isBlankLine = (block: ReadonlyContentModelBlock): boolean =>
  block.blockType === 'Paragraph' &&
  block.segments.every(({ segmentType }) => segmentType === 'Br' || segmentType === 'SelectionMarker')
