import type { DraftAttachment } from '@mailroom/core'
import { normaliseContentId, parseHtml } from '@mailroom/html'
import type { ChosenPaper } from './ChosenPaper'
import { paperClass, paperNamePrefix, paperTextClass } from './paperMarks'
import { paperOf } from './papers'

/** A saved mail without its letter paper, and which one that was. */
export interface BareMail {
  readonly html: string
  readonly paper?: ChosenPaper
}

/**
 * Takes a saved mail off its letter paper. Only a sheet around the whole mail counts: that of a quoted original belongs to
 * the original. Needs the parser.
 *
 * @param attachments its files; a drawing that is not among them is stored anew
 */
export function offPaper(html: string, attachments: readonly DraftAttachment[]): BareMail {
  const { body } = parseHtml(html)
  const [sheet] = body.childElementCount === 1 ? body.children : []
  const text = sheet?.classList.contains(paperClass) ? sheet.querySelector(`.${paperTextClass}`) : null
  if (!sheet || !text) return { html }
  const names = [...sheet.classList].filter((name) => name.startsWith(paperNamePrefix))
  const [paper] = names.flatMap((name) => paperOf(name.slice(paperNamePrefix.length)) ?? [])
  if (!paper) return { html: text.innerHTML }
  const source = drawingOf(sheet, text)
  const isThere = attachments.some(
    ({ contentId }) => contentId !== undefined && normaliseContentId(contentId) === source,
  )
  return {
    html: text.innerHTML,
    paper: { id: paper.id, ...(source !== undefined && isThere && { contentId: source }) },
  }
}

/** The content id of the sheet's own picture: the one that stands outside the text. */
function drawingOf(sheet: Element, text: Element): string | undefined {
  const picture = [...sheet.querySelectorAll('img[src^="cid:"]')].find((each) => !text.contains(each))
  const source = picture?.getAttribute('src')?.slice('cid:'.length)
  return source === undefined ? undefined : normaliseContentId(source)
}
