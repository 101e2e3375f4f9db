import { formatSize, visibleFileName, type Address, type Message } from '@mailroom/core'
import { parseHtml } from '@mailroom/html'
import { pictureAsData } from './pictureAsData'

/** Words and figures of the block above the mail, in the reader's language. */
export interface PrintWords {
  readonly subject: string
  readonly time: string
  readonly from: string
  /** The whole sentence of who has sent it in the name of its author; absent where nobody has. */
  readonly sentFor?: string
  readonly to: string
  readonly cc: string
  readonly attachments: string
  /** The level of secrecy: what the line is, and which one; absent for a mail without one. */
  readonly secrecy?: Line
  /** Between names. */
  readonly separator: string
  /** Between what a line is and what it says. */
  readonly colon: string
}

/** Lines of the block: what it is, and what the mail says. */
type Line = readonly [label: string, value: string]

/** A line that needs no label. */
type Sentence = readonly [label: undefined, value: string]

const sentence = (value: string): Sentence => [undefined, value]

/**
 * The mail as a page of its own to be printed: its people and files above, its text below as it is shown, with the
 * pictures that are shown. It is cleaned again by whoever prints it.
 *
 * @param shown the body of the frame in which the mail is shown; undefined for plain text
 * @source RD-15
 */
export function printHtml(message: Message, words: PrintWords, shown: HTMLElement | undefined): string {
  const page = parseHtml('<!doctype html><html><head></head><body></body></html>')
  const title = page.createElement('h1')
  title.textContent = words.subject
  page.body.append(title, linesOf(page, message, words), page.createElement('hr'))
  if (shown === undefined) {
    const text = page.createElement('pre')
    text.textContent = message.text
    page.body.append(text)
  } else page.body.append(copyOf(page, shown))
  return page.documentElement.outerHTML
}

function linesOf(page: Document, message: Message, words: PrintWords): HTMLElement {
  const files = message.attachments.filter(({ isInline }) => !isInline)
  const all: (Line | Sentence)[] = [
    ...(words.secrecy ? [words.secrecy] : []),
    [words.from, named([message.from], words)],
    ...(words.sentFor === undefined ? [] : [sentence(words.sentFor)]),
    [words.to, named(message.to, words)],
    [words.cc, named(message.cc, words)],
    sentence(words.time),
    [
      words.attachments,
      files
        .map(({ name, sizeBytes }) => `${visibleFileName(name)} (${formatSize(sizeBytes)})`)
        .join(words.separator),
    ],
  ]
  const list = page.createElement('div')
  for (const [label, value] of all) {
    // People and files that are not there need no line.
    if (value === '') continue
    const line = page.createElement('p')
    const name = page.createElement(label === undefined ? 'span' : 'b')
    name.textContent = label === undefined ? value : label + words.colon
    line.append(name, ...(label === undefined ? [] : [value]))
    list.append(line)
  }
  return list
}

const named = (people: readonly Address[], { separator }: PrintWords): string =>
  people.map(({ name, address }) => (name === '' ? address : `${name} <${address}>`)).join(separator)

/** What is shown, with its pictures inside: addresses of this window mean nothing in another. */
function copyOf(page: Document, shown: HTMLElement): HTMLElement {
  const copy = page.createElement('div')
  const style = shown.getAttribute('style')
  if (style !== null) copy.setAttribute('style', style)
  copy.append(...Array.from(shown.childNodes, (node) => page.importNode(node, true)))
  const pictures = Array.from(shown.querySelectorAll('img'))
  const copies = Array.from(copy.querySelectorAll('img'))
  for (const [index, picture] of pictures.entries()) {
    const data = pictureAsData(picture)
    if (data === undefined) copies[index]?.removeAttribute('src')
    else copies[index]?.setAttribute('src', data)
  }
  return copy
}
