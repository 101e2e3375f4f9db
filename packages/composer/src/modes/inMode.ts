import type { ComposeSeed } from '../composer/draftFields'
import { withSignature } from '../composer/withSignature'
import { escapeMarkdown } from '../editor/markdown/escapeMarkdown'
import { replaceSignature } from '../editor/source/sourceText'
import type { WritingMode } from './WritingMode'

/**
 * A new mail that begins in the way its writer has chosen for all of them, with their signature. Needs the parser.
 *
 * @param words what is written in it already, as plain text
 * @source ST-03, CO-04, CO-20
 */
export function inMode(
  seed: ComposeSeed,
  mode: WritingMode,
  words: string,
  signatureHtml: string | undefined,
): ComposeSeed {
  if (mode === 'rich') return withSignature(seed, signatureHtml)
  const source = mode === 'markdown' ? escapeMarkdown(words) : words
  return { ...seed, fields: { ...seed.fields, mode }, text: replaceSignature(source, [], signatureHtml) }
}
