import { cleanKeptHtml } from '../signature/cleanKeptHtml'
import { textOfSignature } from '../signature/signatureText'
import { ownWords } from '../text/ownWords'

/** A signature as a plain text knows it. */
export interface SourceSignature {
  readonly html: string
}

/** Where a part of a text stands. */
interface Place {
  readonly start: number
  readonly end: number
}

/** The words of formatted text, a line for each block. */
const plainOf = (html: string): string =>
  ownWords(cleanKeptHtml(html), () => false)
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Lines of the original are marked by their first sign; what the writer says stands above them. */
function quoteStart(source: string): number {
  const start = source.search(/^>/m)
  return start < 0 ? source.length : start
}

/** What the writer wrote: without quoted lines, and without a signature that stands as it was put in. */
export function ownSource(source: string, signatures: readonly SourceSignature[]): string {
  const place = signaturePlace(source, signatures)?.place
  const kept = place ? source.slice(0, place.start) + source.slice(place.end) : source
  return kept
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
}

/** The signature that stands in a text, as lines of its own: blanks and line ends may have moved. */
export function signaturePlace<Signature extends SourceSignature>(
  source: string,
  signatures: readonly Signature[],
): { readonly signature: Signature; readonly place: Place } | undefined {
  const own = source.slice(0, quoteStart(source))
  for (const signature of signatures) {
    const words = textOfSignature(signature.html).replace(/^\d+ /, '')
    if (words === '') continue
    const letters = Array.from(words, (sign) => sign.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    // Whole lines, the last ones that read so: a name in a sentence is no signature.
    const found = [...own.matchAll(new RegExp(`^${letters.join('[\\s\\\\]*')}[^\\S\\n]*$`, 'gm'))].at(-1)
    if (found) return { signature, place: { start: found.index, end: found.index + found[0].length } }
  }
  return undefined
}

/** Puts another signature in the place of that one; where there was none above the original, or at the end. */
export function replaceSignature(
  source: string,
  signatures: readonly SourceSignature[],
  html: string | undefined,
): string {
  const words = html === undefined ? '' : plainOf(html)
  const place = signaturePlace(source, signatures)?.place
  if (place) return source.slice(0, place.start) + words + source.slice(place.end)
  if (words === '') return source
  const start = quoteStart(source)
  const [own, quote] = [source.slice(0, start).trimEnd(), source.slice(start)]
  return [own, words, quote].filter((part, index) => index < 2 || part !== '').join('\n\n')
}

/** Puts a text in the place of what was written; the signature and the original stay below it. */
export function replaceOwnSource(
  source: string,
  signatures: readonly SourceSignature[],
  html: string,
): string {
  const place = signaturePlace(source, signatures)?.place
  const signature = place ? source.slice(place.start, place.end) : ''
  const quote = source.slice(quoteStart(source))
  return [plainOf(html), signature, quote].filter((part) => part !== '').join('\n\n')
}
