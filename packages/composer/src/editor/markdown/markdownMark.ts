import { parseHtml } from '@mailroom/html'

/** Marks a mail that was written as Markdown: its plain text is what its writer goes on with. @source CO-20 */
export const markdownMark = 'mailroom-markdown'

/** The element of such a mail; undefined for any other. */
function markdownOf(html: string): Element | undefined {
  const { body } = parseHtml(html)
  const [first] = body.children
  return body.children.length === 1 && first?.classList.contains(markdownMark) ? first : undefined
}

/** True for a draft that is to be opened as Markdown. */
export const isMarkdownMail = (html: string): boolean => markdownOf(html) !== undefined

/** The same mail as one that was formatted by hand. */
export const withoutMark = (html: string): string => markdownOf(html)?.innerHTML ?? html
