import type { Weather } from '@mailroom/core'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { OuterFetch } from '../outer/createOuterFetch'
import { OuterFailure } from '../outer/OuterFailure'

/** What looking after the weather needs. */
export interface WeatherParts {
  /** Address of the organisation's source; empty for none. */
  readonly weatherUrl: string
  readonly outerFetch: OuterFetch
  readonly log: Logger
  readonly now: () => number
}

const keepMs = 30 * 60_000
/** A source that does not answer is left alone for a while. */
const restMs = 5 * 60_000
/** Nobody waits longer for the home page. */
const patienceMs = 2_000
const maxBytes = 64 * 1024
const maxRedirects = 3

const word = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => String(given).slice(0, 60)),
)
const sourceAnswer = v.object({
  cityname: word,
  temLow: word,
  temHigh: word,
  stateDetailed: word,
  windState: v.optional(word, ''),
})

/**
 * Today's weather of the organisation's source, the same for everybody: asked for at most twice an hour, without a word
 * of who asks. Undefined where there is none, or the source does not answer.
 *
 * @source HO-04, N1
 */
export function createWeather({ weatherUrl, outerFetch, log, now }: WeatherParts) {
  let kept: Weather | undefined
  let askAgainAt = 0
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const accept = 'application/json'
      const { status, body } = await outerFetch({ url: weatherUrl, accept, maxBytes, maxRedirects, signal })
      if (status !== 200) throw new OuterFailure(`The source answered ${status}.`)
      const { cityname, temLow, temHigh, stateDetailed, windState } = v.parse(
        sourceAnswer,
        JSON.parse(body.toString('utf8')),
      )
      kept = { city: cityname, low: temLow, high: temHigh, state: stateDetailed, wind: windState }
      askAgainAt = now() + keepMs
    } catch (error) {
      log.debug({ err: error }, 'the weather was not told')
      kept = undefined
      askAgainAt = now() + restMs
    }
  }

  return async (): Promise<Weather | undefined> => {
    if (weatherUrl === '') return undefined
    if (now() >= askAgainAt) await (asking ??= ask().finally(() => (asking = undefined)))
    return kept
  }
}
