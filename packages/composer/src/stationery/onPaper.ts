import { parseHtml } from '@mailroom/html'
import { randomId } from '@mailroom/react'
import type { ChosenPaper } from './ChosenPaper'
import { paperClass, paperNamePrefix, paperTextClass } from './paperMarks'
import { paperOf, paperWidthPx, rulePitchPx, type LetterPaper } from './papers'

/**
 * A mail on its letter paper, as it is saved and sent: tables with their colours as attributes and inline, so that a mail
 * program which knows no more shows a decent letter, and one without pictures a coloured one. Needs the parser.
 *
 * @param html what is written, with the original below it; it is put in letter by letter
 * @source CO-05
 */
export function onPaper(html: string, chosen: ChosenPaper | undefined): string {
  const paper = chosen && paperOf(chosen.id)
  if (!paper) return html
  const page = parseHtml('')
  const mark = `text-${randomId()}`
  const ground = table(page, `${paperClass} ${paperNamePrefix}${paper.id}`, '100%', paper.ground)
  const sheet = table(page, '', String(paperWidthPx), paper.sheet)
  sheet.style.cssText += `; width: 100%; max-width: ${paperWidthPx}px; border: ${paper.edge}; border-collapse: separate`
  const around = cell(page, ground)
  around.align = 'center'
  around.style.padding = '16px 8px'
  around.append(sheet)
  const picture = pictureOf(page, paper, chosen.contentId)
  if (picture && paper.drawing?.place === 'head') cell(page, sheet).append(picture)
  const text = cell(page, sheet)
  text.className = paperTextClass
  text.align = 'left'
  text.style.cssText = textLook(paper)
  text.append(mark)
  if (picture && paper.drawing?.place === 'foot') cell(page, sheet).append(picture)
  return ground.outerHTML.replace(mark, () => html)
}

/** How the text stands on a paper; the editor shows it alike. */
export function textLook({ rule }: LetterPaper): string {
  const place = 'padding: 20px 32px 28px; color: #1f2328'
  if (rule === undefined) return place
  const lines = `repeating-linear-gradient(transparent 0, transparent ${rulePitchPx - 1}px, ${rule} ${rulePitchPx - 1}px, ${rule} ${rulePitchPx}px)`
  return `${place}; line-height: ${rulePitchPx}px; background-image: ${lines}; background-origin: content-box`
}

function table(page: Document, className: string, width: string, color: string): HTMLTableElement {
  const made = page.createElement('table')
  if (className !== '') made.className = className
  for (const [name, value] of [
    ['role', 'presentation'],
    ['width', width],
    ['cellpadding', '0'],
    ['cellspacing', '0'],
    ['border', '0'],
    ['bgcolor', color],
  ] as const)
    made.setAttribute(name, value)
  made.style.backgroundColor = color
  return made
}

function cell(page: Document, of: HTMLTableElement): HTMLTableCellElement {
  const body = of.tBodies[0] ?? of.appendChild(page.createElement('tbody'))
  return body.appendChild(page.createElement('tr')).appendChild(page.createElement('td'))
}

function pictureOf(page: Document, { drawing }: LetterPaper, contentId: string | undefined) {
  if (!drawing || contentId === undefined) return undefined
  const picture = page.createElement('img')
  picture.setAttribute('src', `cid:${contentId}`)
  picture.setAttribute('width', String(paperWidthPx))
  picture.setAttribute('alt', '')
  picture.style.cssText = 'display: block; width: 100%; height: auto; border: 0'
  return picture
}
