import type { Locale } from '../settings/Settings'

/** What can be said before a colon. */
export type SearchOperator =
  | 'from'
  | 'to'
  | 'cc'
  | 'with'
  | 'subject'
  | 'body'
  | 'filename'
  | 'has'
  | 'in'
  | 'is'
  | 'tag'
  | 'before'
  | 'after'
  | 'on'
  | 'newer'
  | 'larger'
  | 'smaller'
  | 'size'

/**
 * The names of each operator. The first of a language is the one that is offered in it; all are understood in every
 * language, whatever the reader's is.
 *
 * @source ML-27
 */
const names: Readonly<Record<SearchOperator, Readonly<Record<Locale, readonly string[]>>>> = {
  from: { en: ['from'], 'zh-hans': ['发件人'], 'zh-tw': ['寄件者', '寄件人'] },
  to: { en: ['to'], 'zh-hans': ['收件人'], 'zh-tw': ['收件者'] },
  cc: { en: ['cc'], 'zh-hans': ['抄送'], 'zh-tw': ['副本'] },
  with: { en: ['with'], 'zh-hans': ['往来'], 'zh-tw': ['往來'] },
  subject: { en: ['subject'], 'zh-hans': ['主题'], 'zh-tw': ['主旨'] },
  body: { en: ['body', 'content'], 'zh-hans': ['正文', '内容'], 'zh-tw': ['內文', '內容'] },
  filename: { en: ['filename', 'file'], 'zh-hans': ['附件名', '附件'], 'zh-tw': ['附件名稱', '附件'] },
  has: { en: ['has'], 'zh-hans': ['包含', '有'], 'zh-tw': ['包含', '有'] },
  in: { en: ['in', 'folder'], 'zh-hans': ['文件夹', '位于'], 'zh-tw': ['資料夾', '位於'] },
  is: { en: ['is'], 'zh-hans': ['状态', '是'], 'zh-tw': ['狀態', '是'] },
  tag: { en: ['tag', 'label'], 'zh-hans': ['标签'], 'zh-tw': ['標籤'] },
  before: { en: ['before'], 'zh-hans': ['早于'], 'zh-tw': ['早於'] },
  after: { en: ['after', 'since'], 'zh-hans': ['晚于'], 'zh-tw': ['晚於'] },
  on: { en: ['on'], 'zh-hans': ['日期'], 'zh-tw': ['日期'] },
  newer: { en: ['newer'], 'zh-hans': ['最近'], 'zh-tw': ['最近'] },
  larger: { en: ['larger'], 'zh-hans': ['大于'], 'zh-tw': ['大於'] },
  smaller: { en: ['smaller'], 'zh-hans': ['小于'], 'zh-tw': ['小於'] },
  size: { en: ['size'], 'zh-hans': ['大小'], 'zh-tw': ['大小'] },
}

/** Every operator, in the order in which they are offered. */
export const searchOperators = Object.keys(names) as readonly SearchOperator[]

const operatorOf = new Map(
  searchOperators.flatMap((operator) =>
    Object.values(names[operator])
      .flat()
      .map((name) => [name, operator] as const),
  ),
)

/** The operator of that name in any language, whatever its case. */
export const findOperator = (name: string): SearchOperator | undefined => operatorOf.get(name.toLowerCase())

/** What an operator is called in a language. */
export const operatorName = (operator: SearchOperator, locale: Locale): string => names[operator][locale][0]!
