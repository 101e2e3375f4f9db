import type { Locale } from '@mailroom/core'
import type { i18n as I18n } from 'i18next'
import { languageTag } from './languageTag'
import type { Translate } from './Translate'

/** Values that choose among sentences, which the library does. */
const choosing = ['count', 'context', 'ordinal'] as const
/** A place that wants nothing but its value. */
const place = /\{\{(\w+)\}\}/g

/**
 * Says the sentences of one namespace in one language. i18next looks each of them up; what it found is kept, since fifty
 * rows say the same words, and where only values are to be put in their places, that is done here: a first list says five
 * hundred sentences, which took a tenth of its drawing.
 */
export class Speaker {
  readonly #i18n: I18n
  readonly #lookUp: (key: string, values?: Record<string, unknown>) => string
  readonly #plain = new Map<string, string>()
  readonly #templates = new Map<string, string | undefined>()
  readonly #scope: readonly [tag: string, namespaces: readonly string[]]

  constructor(i18n: I18n, locale: Locale, namespaces: readonly [own: string, ...others: string[]]) {
    const tag = languageTag(locale)
    this.#i18n = i18n
    const say = i18n.getFixedT(tag, namespaces[0])
    this.#lookUp = (key, values) => (values ? say(key, values) : say(key))
    this.#scope = [tag, namespaces]
  }

  /** The same function as long as there is this speaker. */
  readonly say: Translate = (key, values) => {
    if (values === undefined) return this.#sayPlain(key)
    const template = choosing.some((name) => name in values) ? undefined : this.#templateOf(key)
    if (template === undefined) return this.#lookUp(key, { ...values })
    return template.replace(place, (_whole, name: string) => String(values[name] ?? ''))
  }

  /** Other words have come. */
  forget(): void {
    this.#plain.clear()
    this.#templates.clear()
  }

  #sayPlain(key: string): string {
    const known = this.#plain.get(key)
    if (known !== undefined) return known
    const said = this.#lookUp(key)
    // What is not there yet may come.
    if (said !== key) this.#plain.set(key, said)
    return said
  }

  /** A sentence with its places; undefined where it is not there, or wants more than values. */
  #templateOf(key: string): string | undefined {
    if (this.#templates.has(key)) return this.#templates.get(key)
    const [tag, namespaces] = this.#scope
    const found = namespaces
      .map((namespace) => this.#i18n.getResource(tag, namespace, key) as unknown)
      .find((each) => typeof each === 'string')
    if (typeof found !== 'string') return undefined
    const template = /\{\{|\$t\(/.test(found.replace(place, '')) ? undefined : found
    this.#templates.set(key, template)
    return template
  }
}
