import { cleanEditorHtml } from '@mailroom/html'
import { Marked } from 'marked'
import { defaultFont } from '../toolbar/fonts'
import { markdownMark } from './markdownMark'

/** HTML in Markdown stays what it is to the eye: signs. The cleaning below would stop it as well. */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { html: () => undefined, tag: () => undefined },
})

const code = 'font-family: Consolas, Menlo, monospace; background-color: #f4f5f7;'
const cell = 'border: 1px solid #8c959f; padding: 4px 8px;'

/** What a reader's mail program sees without a sheet. */
const looks: readonly (readonly [selector: string, look: string])[] = [
  ['blockquote', 'margin: 8px 0; padding-left: 12px; border-left: 2px solid #d0d7de; color: #57606a;'],
  ['pre', `${code} padding: 12px; white-space: pre-wrap;`],
  [':not(pre) > code', `${code} padding: 1px 4px;`],
  ['table', 'border-collapse: collapse;'],
  ['th', `${cell} background-color: #eef1f4; text-align: left;`],
  ['td', cell],
  ['hr', 'border: 0; border-top: 1px solid #8c959f;'],
]

/**
 * Markdown as the HTML of a mail: cleaned like anything that comes from outside, looks on the elements themselves.
 * Pictures of other servers are left out: a mail shows none that does not travel with it.
 *
 * @source CO-20
 */
export function renderMarkdown(source: string): HTMLElement {
  const { body } = cleanEditorHtml(markdown.parse(source, { async: false }), new Set())
  const mail = body.ownerDocument.createElement('div')
  mail.className = markdownMark
  mail.setAttribute('style', `font-family: ${defaultFont.family}; font-size: ${defaultFont.size};`)
  mail.append(...body.childNodes)
  for (const [selector, look] of looks)
    for (const element of mail.querySelectorAll(selector)) element.setAttribute('style', look)
  return mail
}
