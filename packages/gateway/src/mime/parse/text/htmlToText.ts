import { cutWhole } from '../headers/cleanPhrase'
import { MAX_PLAIN_CHARS } from '../limits'
import { cleanText } from './cleanText'
import { decodeEntities } from './entities'
import { tokenizeHtml } from './tokenizeHtml'

/** Elements that stand on lines of their own; those in `spaced` have a blank line around them. */
const blocks = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul caption'.split(
    ' ',
  ),
)
const spaced = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre ul dl table'.split(' '))

/** How an HTML body is turned into text. */
export interface HtmlToTextOptions {
  /** Writes the address of a link after its words, for reading; left out for indexes and abstracts. @default false */
  readonly hasLinks?: boolean
  /** Stops when so much text is there. @default MAX_PLAIN_CHARS */
  readonly maxChars?: number
}

/**
 * The readable text of an HTML body: lines and lists as the layout means them, without executing or fetching
 * anything. Linear in the input.
 */
export function htmlToText(
  html: string,
  { hasLinks = false, maxChars = MAX_PLAIN_CHARS }: HtmlToTextOptions = {},
): string {
  const out = new TextLines(maxChars)
  let preDepth = 0
  let link: { href: string; from: number } | undefined
  for (const token of tokenizeHtml(html)) {
    if (out.isFull) break
    if (token.kind === 'text') {
      out.add(decodeEntities(token.text), preDepth > 0)
      continue
    }
    const { name, isEnd } = token
    if (name === 'br') out.breakLine()
    else if (name === 'td' || name === 'th') out.gap()
    else if (name === 'a' && hasLinks) {
      if (link) out.addLink(link.href, link.from)
      link = isEnd ? undefined : linkStart(token.source, out.length)
    } else if (blocks.has(name)) {
      out.endLine(spaced.has(name))
      if (name === 'pre') preDepth = Math.max(0, preDepth + (isEnd ? -1 : 1))
      else if (name === 'li' && !isEnd) out.add('- ', true)
      else if (name === 'hr') out.rule()
    }
  }
  return out.toString()
}

/** Only addresses that a reader could open; `cid:`, `#top` and scripts say nothing in text. */
function linkStart(source: string, from: number): { href: string; from: number } | undefined {
  const href = /\shref\s?=\s?(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i.exec(source)
  const value = decodeEntities(href?.[1] ?? href?.[2] ?? href?.[3] ?? '').trim()
  return /^(?:https?:\/\/|mailto:)/i.test(value) ? { href: value, from } : undefined
}

/** Collects text, folding blanks as a browser does, with at most one empty line in a row. */
class TextLines {
  readonly #pieces: string[] = []
  readonly #maxChars: number
  #length = 0
  /** Line ends that are due before the next text. */
  #dueBreaks = 0
  #isDueSpace = false
  #isLineEmpty = true

  constructor(maxChars: number) {
    this.#maxChars = maxChars
  }

  get isFull(): boolean {
    return this.#length >= this.#maxChars
  }

  get length(): number {
    return this.#pieces.length
  }

  add(text: string, isPre: boolean): void {
    if (isPre) {
      if (text) this.#push(text.replace(/\r\n?/g, '\n'))
      return
    }
    const folded = text.replace(/[ \t\r\n\f]+/g, ' ')
    const trimmed = folded.trim()
    if (folded.startsWith(' ')) this.#isDueSpace = true
    if (!trimmed) return
    this.#push(trimmed)
    this.#isDueSpace = folded.endsWith(' ')
  }

  breakLine(): void {
    this.#dueBreaks = Math.min(2, this.#dueBreaks + 1)
    this.#isDueSpace = false
  }

  endLine(isSpaced: boolean): void {
    this.#dueBreaks = Math.max(this.#dueBreaks, isSpaced ? 2 : this.#isLineEmpty ? 0 : 1)
    this.#isDueSpace = false
  }

  gap(): void {
    this.#isDueSpace = true
  }

  rule(): void {
    this.#push('----------')
    this.endLine(false)
  }

  addLink(href: string, from: number): void {
    const words = this.#pieces.slice(from).join('').trim()
    const shown = href.replace(/^mailto:/i, '')
    if (words && words !== href && words !== shown && !shown.startsWith(words)) this.#push(` <${shown}>`)
  }

  toString(): string {
    const lines = cleanText(this.#pieces.join('')).replaceAll('\u00a0', ' ').split('\n')
    return cutWhole(
      lines
        .map((line) => line.trimEnd())
        .join('\n')
        .trim(),
      this.#maxChars,
    )
  }

  #push(text: string): void {
    if (this.#length > 0 && this.#dueBreaks > 0) this.#pieces.push('\n'.repeat(this.#dueBreaks))
    else if (this.#isDueSpace && !this.#isLineEmpty) this.#pieces.push(' ')
    this.#dueBreaks = 0
    this.#isDueSpace = false
    this.#pieces.push(text)
    this.#length += text.length + 1
    this.#isLineEmpty = text.endsWith('\n')
  }
}
