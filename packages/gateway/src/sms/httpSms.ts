import type { OuterFetch } from '../outer/createOuterFetch'
import { SmsFailure, type SmsProvider } from './SmsProvider'

/** Where messages are handed over. */
export interface HttpSmsOptions {
  /** Takes a POST of the form fields `id`, `to` and `text`; any answer from 200 to 299 says that it was taken. */
  readonly url: string
  /** The Authorization header; empty for none. */
  readonly authorization: string
  readonly outerFetch: OuterFetch
}

const maxBytes = 0
/** The secret goes to the address of the settings and to no other. */
const maxRedirects = 0
/** Nobody was there to take it. */
const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Hands messages to a provider over HTTP. Inner hosts are asked only if the settings name them. @source CO-13, N1 */
export function httpSms({ url, authorization, outerFetch }: HttpSmsOptions): SmsProvider {
  return {
    async send({ id, number, text }, signal) {
      const form = new URLSearchParams({ id, to: number, text }).toString()
      const { status } = await outerFetch({
        url,
        method: 'POST',
        accept: '*/*',
        form,
        ...(authorization !== '' && { authorization }),
        maxBytes,
        maxRedirects,
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        throw new SmsFailure(wasConnected(error) ? 'unknown' : 'later', 'The provider did not answer.', {
          cause: error,
        })
      })
      if (status >= 200 && status <= 299) return
      throw new SmsFailure(fateOf(status), `The provider answered ${status}.`)
    },
  }
}

const fateOf = (status: number) =>
  status === 408 || status === 429 || status === 503 ? 'later' : status >= 500 ? 'unknown' : 'never'

function wasConnected(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: string } }
  return !notConnected.has(cause?.code ?? '')
}
