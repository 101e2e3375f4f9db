import type { densities, readingPanes, writingModes } from './layoutChoices'

/** The languages of Mailroom, as BCP 47 names. @source IX-01 */
export const locales = ['zh-hans', 'zh-tw', 'en'] as const

/** One of the three languages. */
export type Locale = (typeof locales)[number]

/** The language of whoever has not said which one. @source IX-01 */
export const defaultLocale: Locale = 'zh-hans'

/** Rows of a list page that can be chosen. @source ML-14 */
export const pageSizes = [10, 20, 50, 100] as const

/** Rows of a page: those chosen, and 20 until somebody has. @source ML-14 */
export const pageSizeOf = (chosen: { readonly pageSize?: number } | undefined): number =>
  pageSizes.find((size) => size === chosen?.pageSize) ?? 20

/** Seconds after which a mail in the reading pane counts as read; 0 at once, -1 never by itself. @source ML-26 */
export const markReadDelays = [0, 2, 5, -1] as const

/** Seconds in which a sent mail can be called back; 0 sends at once. @source SS-05 */
export const undoDelays = [0, 5, 10, 20, 30] as const

/** What has a size of its own: the pane beside and below the list, the columns of the list, the panel beside a mail that is written. */
export const layoutSizeNames = ['right', 'below', 'people', 'tags', 'time', 'size', 'compose'] as const

/** Largest size that is kept, in pixels. */
export const maxLayoutPixels = 4_000

/** Sizes in pixels that the user has dragged things to; those left as they were are absent. */
export type LayoutSizes = Readonly<Partial<Record<(typeof layoutSizeNames)[number], number>>>

/** What the user has chosen and finds again at the next sign-in, on any machine. */
export interface Settings {
  readonly pageSize: number
  /** Absent until the user has chosen; then the browser's language decides. */
  readonly locale?: Locale
  readonly skin: string
  readonly colorScheme: 'light' | 'dark' | 'auto'
  /** Lists show conversations. @source ML-24 */
  readonly byConversation: boolean
  readonly readingPane: (typeof readingPanes)[number]
  readonly density: (typeof densities)[number]
  readonly markReadSeconds: (typeof markReadDelays)[number]
  readonly sizes: LayoutSizes
  /** How long a sent mail can be called back. Until the user has chosen, what the mail system says. @source SS-05 */
  readonly undoSeconds: (typeof undoDelays)[number]
  /** What new mails begin with. @source ST-03 */
  readonly writingMode: (typeof writingModes)[number]
}

/** What holds for lists, and for how mails are written, until something was chosen. @source ML-26, ST-03 */
export const defaultLayout = {
  byConversation: false,
  readingPane: 'tabs',
  density: 'comfortable',
  markReadSeconds: 2,
  sizes: {},
  writingMode: 'rich',
} as const satisfies Partial<Settings>

/** The sizes among the values of an object, as far as they can be sizes. */
export function layoutSizesOf(values: Readonly<Record<string, unknown>>): LayoutSizes {
  const sizes = layoutSizeNames.flatMap((name) => {
    const pixels = values[name]
    return typeof pixels === 'number' && isLayoutSize(pixels) ? [[name, pixels] as const] : []
  })
  return Object.fromEntries(sizes)
}

const isLayoutSize = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= maxLayoutPixels
