import type { Locale } from '@mailroom/core'
import { persistently } from '@mailroom/ui'
import { createInstance, type i18n as I18n } from 'i18next'
import type { StringsDefinition } from './defineStrings'
import { languageTag } from './languageTag'
import { Speaker } from './Speaker'
import type { Arrival } from './waitFor'

/** An integrator's own words, by namespace and key; they take the place of ours in every language. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Words that every area may use without loading them: `t('cancel')`. */
export const commonNamespace = 'common'

/** So long a failure stands: React asks once more at once before it gives up, and would ask for ever otherwise. */
const failureRestMs = 1000

/** What fetching words failed with, and until when nobody tries again. */
interface Failure {
  readonly failure: unknown
  /** ms since 1970. */
  readonly until: number
}

/** The words of one provider: an i18next instance of its own, filled as areas and languages are asked for. */
export class Dictionary {
  readonly i18n: I18n
  readonly #fetching = new Map<string, Arrival | Failure>()
  readonly #speakers = new Map<string, Speaker>()
  readonly #words: Words

  /** @param words the integrator's own, in place of ours */
  constructor(words: Words = {}) {
    this.#words = words
    this.i18n = createInstance()
    void this.i18n.init({
      lng: languageTag('zh-hans'),
      resources: {},
      initAsync: false,
      load: 'currentOnly',
      fallbackLng: false,
      fallbackNS: commonNamespace,
      defaultNS: commonNamespace,
      keySeparator: false,
      nsSeparator: false,
      // React escapes what it shows; a second time would show entities.
      interpolation: { escapeValue: false },
    })
  }

  /**
   * Makes an area's words usable. Answers with what to wait for, and with nothing when they were here at once.
   *
   * @throws what fetching them failed with; a second later the next call tries again
   */
  require(definition: StringsDefinition<object>, locale: Locale): Arrival | undefined {
    const { namespace } = definition
    const tag = languageTag(locale)
    const id = `${locale} ${namespace}`
    const known = this.#fetching.get(id)
    const [arrival, failed] = known instanceof Promise ? [known] : [undefined, known]
    if (this.i18n.hasResourceBundle(tag, namespace)) return arrival
    const here = definition.loaded(locale)
    if (here) {
      if (arrival) arrival.status = 'fulfilled'
      this.i18n.addResourceBundle(tag, namespace, { ...here, ...this.#words[namespace] })
      // Whoever spoke of this before had only the common words, or none.
      this.#speakers.get(id)?.forget()
      if (namespace === commonNamespace) for (const speaker of this.#speakers.values()) speaker.forget()
      return arrival
    }
    if (arrival) return arrival
    if (failed && Date.now() < failed.until) throw failed.failure
    return this.#fetch(id, definition, locale)
  }

  /** Who says the words of a namespace: the same for all who ask. */
  speaker(locale: Locale, namespace: string): Speaker {
    const id = `${locale} ${namespace}`
    const known = this.#speakers.get(id)
    if (known) return known
    const speaker = new Speaker(this.i18n, locale, [namespace, commonNamespace])
    this.#speakers.set(id, speaker)
    return speaker
  }

  #fetch(id: string, definition: StringsDefinition<object>, locale: Locale): Arrival {
    const arrival: Arrival = persistently(() => definition.load(locale))().then(
      () => void (arrival.status = 'fulfilled'),
      (failure: unknown) => {
        arrival.status = 'fulfilled'
        this.#fetching.set(id, { failure, until: Date.now() + failureRestMs })
      },
    )
    this.#fetching.set(id, arrival)
    return arrival
  }
}
