import type { ContentModelBlock, ShallowMutableContentModelBlockGroup } from 'roosterjs'
import { blankLine, isQuote, isSignature } from './partsOfMail'

/** Puts a text in the place of what was written; the signature and the original stay below it. */
export function replaceOwnText(
  root: ShallowMutableContentModelBlockGroup,
  text: readonly ContentModelBlock[],
): void {
  const kept = root.blocks.filter((block) => isSignature(block) || isQuote(block))
  root.blocks.splice(0, root.blocks.length, ...text, blankLine(), ...kept)
}
