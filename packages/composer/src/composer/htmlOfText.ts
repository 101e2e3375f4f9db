import { parseHtml } from '@mailroom/html'

/** Plain text as HTML, a line in each block; made of nodes and never of joined strings. Needs the parser. */
export function htmlOfText(text: string): string {
  if (text === '') return ''
  const page = parseHtml('')
  for (const line of text.split(/\r\n|\r|\n/)) {
    const paragraph = page.createElement('div')
    paragraph.append(line === '' ? page.createElement('br') : line)
    page.body.append(paragraph)
  }
  return page.body.innerHTML
}
