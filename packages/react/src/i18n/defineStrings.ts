import type { Locale } from '@mailroom/core'

/** Words of one namespace in one language: flat, one sentence per key, plurals as i18next writes them. */
export type StringTable = Readonly<Record<string, string>>

type OtherForms = 'zero' | 'one' | 'two' | 'few' | 'many'
type PluralKey = `${string}_${OtherForms}`

/**
 * What another language must have when English declares the keys. English has `_one` beside `_other`; Chinese has
 * `_other` alone.
 */
export type Translated<Strings> = {
  readonly [Key in keyof Strings as Key extends PluralKey ? never : Key]: string
} & { readonly [Key in keyof Strings as Key extends PluralKey ? Key : never]?: string }

/** The keys that `t` takes: plurals by their common name. */
export type StringKey<Strings> = keyof Strings extends infer Key
  ? Key extends `${infer Name}_${OtherForms | 'other'}`
    ? Name
    : Key & string
  : never

type Loader<Strings> = () => Promise<{ readonly default: Strings }>

/** The words of one area, fetched one language at a time. */
export interface StringsDefinition<Strings extends object = StringTable> {
  readonly namespace: string
  /** The words when they are here already. */
  loaded(locale: Locale): StringTable | undefined
  load(locale: Locale): Promise<StringTable>
  /** Never set; carries the keys for the compiler. */
  readonly strings?: Strings
}

/**
 * Declares the words of an area, each language in a file of its own.
 *
 * @example
 * export const mailboxStrings = defineStrings('mailbox', {
 *   en: () => import('./strings/en'),
 *   'zh-hans': () => import('./strings/zh-hans'),
 *   'zh-tw': () => import('./strings/zh-tw'),
 * })
 * @source IX-01
 */
export function defineStrings<Strings extends { readonly [Key in keyof Strings]: string }>(
  namespace: string,
  loaders: Readonly<Record<Exclude<Locale, 'en'>, Loader<Translated<Strings>>>> & {
    readonly en: Loader<Strings>
  },
): StringsDefinition<Strings> {
  const here = new Map<Locale, StringTable>()
  return {
    namespace,
    loaded: (locale) => here.get(locale),
    async load(locale) {
      const strings = (await loaders[locale]()).default as StringTable
      here.set(locale, strings)
      return strings
    },
  }
}
