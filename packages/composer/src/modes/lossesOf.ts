import { parseHtml } from '@mailroom/html'
import { quoteClass } from '../editor/quote/quoteMarks'
import { defaultFont } from '../editor/toolbar/fonts'

/** What of a formatted text does not fit into letters. */
export type Loss = 'pictures' | 'tables' | 'formatting' | 'original'

const formatted =
  'b, strong, i, em, u, s, strike, font, code, pre, hr, ul, ol, blockquote, a[href], h1, h2, h3, h4, h5, h6'

/** What would be lost when a formatted text becomes plain, in the order in which it is told. @source CO-04 */
export function lossesOf(html: string): readonly Loss[] {
  const { body } = parseHtml(html)
  const quote = body.querySelector(`.${quoteClass}`)
  quote?.remove()
  const losses: [Loss, boolean][] = [
    ['pictures', body.querySelector('img') !== null],
    ['tables', body.querySelector('table') !== null],
    ['formatting', body.querySelector(formatted) !== null || hasLook(body)],
    ['original', quote !== null],
  ]
  return losses.flatMap(([loss, isSo]) => (isSo ? [loss] : []))
}

/** The font of every new mail is no choice of its writer. */
function hasLook(body: HTMLElement): boolean {
  const [ownFont = ''] = defaultFont.family.split(',')
  return [...body.querySelectorAll<HTMLElement>('[style]')].some(({ style }) => {
    const isOwnFont = style.fontFamily === '' || style.fontFamily.startsWith(ownFont)
    const isOwnSize = ['', defaultFont.size, '10.5pt'].includes(style.fontSize)
    const { color, backgroundColor, fontWeight, fontStyle, textDecoration, textAlign } = style
    const look = [color, backgroundColor, fontWeight, fontStyle, textDecoration, textAlign].join('')
    return look !== '' || !isOwnFont || !isOwnSize
  })
}
