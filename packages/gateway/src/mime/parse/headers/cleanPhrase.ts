import { MAX_PHRASE_CHARS } from '../limits'

/** Embeddings, overrides and isolates: they turn the order of what follows, which only ever serves to deceive (X8). */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/** NUL, the other C0 and C1 controls, line and paragraph separators, non-characters. */
const controls = /[\p{Cc}\u2028\u2029\ufffe\uffff\ufeff]+/gu

/**
 * A decoded subject or name as it may be stored, listed and shown: one line, well-formed, without controls.
 *
 * @source X8, D2, I1
 */
export function cleanPhrase(text: string, maxChars = MAX_PHRASE_CHARS): string {
  const clean = removeLoneSurrogates(text.slice(0, maxChars * 4))
    .replace(controls, ' ')
    .replace(bidiControls, '')
  return cutWhole(clean.replace(/[ \u00a0]{2,}/g, ' ').trim(), maxChars)
}

/** Halves of a pair cannot be stored as UTF-8. */
export const removeLoneSurrogates = (text: string): string =>
  text.isWellFormed() ? text : text.toWellFormed().replace(/\ufffd/g, '')

/** Cuts without splitting a surrogate pair. */
export function cutWhole(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  return removeLoneSurrogates(text.slice(0, maxChars))
}
