/** The languages of Mailroom, as BCP 47 names. @source IX-01 */
export const locales = ['zh-hans', 'zh-tw', 'en'] as const

/** One of the three languages. */
export type Locale = (typeof locales)[number]

/** The language of whoever has not said which one. @source IX-01 */
export const defaultLocale: Locale = 'zh-hans'

/** Rows of a list page that can be chosen. @source ML-14 */
export const pageSizes = [10, 20, 50, 100] as const

/** What the user has chosen and finds again at the next sign-in, on any machine. */
export interface Settings {
  readonly pageSize: number
  /** Absent until the user has chosen; then the browser's language decides. */
  readonly locale?: Locale
  readonly skin: string
  readonly colorScheme: 'light' | 'dark' | 'auto'
}
