/** A piece of HTML: text as written, or a tag. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly name: string; readonly isEnd: boolean; readonly source: string }

/** Elements whose content is not text for a reader; it ends at their end tag and nowhere else. */
const skipped = new Set(['script', 'style', 'title', 'template', 'noframes', 'iframe'])

/**
 * Cuts HTML into text and tags, in one pass and in linear time, whatever is broken in it. It executes nothing and
 * judges nothing: what comes out is for plain text only and is never shown as HTML.
 *
 * @yields tokens in order; comments, declarations and the content of scripts and styles are left out
 */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  const finder = new TagEndFinder(html)
  let hasCommentEnd = true
  const lost = new Set<string>()
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      yield { kind: 'text', text: html.slice(at) }
      return
    }
    if (open > at) yield { kind: 'text', text: html.slice(at, open) }
    const next = html.charCodeAt(open + 1)
    if (next === 0x21 || next === 0x3f) {
      const close: number =
        hasCommentEnd && html.startsWith('<!--', open) ? html.indexOf('-->', open + 2) : -1
      hasCommentEnd &&= close >= 0 || !html.startsWith('<!--', open)
      // A comment without an end swallows the rest in a browser too; here it ends with the tag, to lose no text.
      at = close >= 0 ? close + 3 : finder.nextBracket(open)
      continue
    }
    tagName.lastIndex = open + 1
    const match = tagName.exec(html)
    if (!match) {
      yield { kind: 'text', text: '<' }
      at = open + 1
      continue
    }
    const end = finder.endOf(open + match[0].length + 1)
    const name = match[2]!.toLowerCase()
    const isEnd = match[1] === '/'
    yield { kind: 'tag', name, isEnd, source: html.slice(open, Math.min(end, open + 4_000)) }
    at = end
    if (isEnd || !skipped.has(name) || lost.has(name)) continue
    const close = endTagOf(html, name, at)
    if (close < 0) lost.add(name)
    else at = close
  }
}

const tagName = /(\/?)([A-Za-z][A-Za-z0-9:_-]{0,40})/y

function endTagOf(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}[\\s/>]`, 'gi')
  endTag.lastIndex = from
  const match = endTag.exec(html)
  return match ? match.index : -1
}

/** Finds the `>` of a tag, passing over quoted attribute values; remembers which quotes have no partner any more. */
class TagEndFinder {
  readonly #html: string
  readonly #unpaired = new Set<string>()

  constructor(html: string) {
    this.#html = html
  }

  /** Past the next `>`, whatever stands before it. */
  nextBracket(from: number): number {
    const end = this.#html.indexOf('>', from)
    return end < 0 ? this.#html.length : end + 1
  }

  endOf(from: number): number {
    let at = from
    while (at < this.#html.length) {
      const c = this.#html[at]!
      if (c === '>') return at + 1
      if (c === '<') return at
      if ((c === '"' || c === "'") && this.#html[at - 1] === '=' && !this.#unpaired.has(c)) {
        const close = this.#html.indexOf(c, at + 1)
        if (close < 0) this.#unpaired.add(c)
        else at = close
      }
      at++
    }
    return this.#html.length
  }
}
