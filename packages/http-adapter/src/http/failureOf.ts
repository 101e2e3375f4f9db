import { fit, wireFault } from '@mailroom/api'
import { MailroomError, type ErrorDetails, type ErrorKind } from '@mailroom/core'
import { fieldOf } from '../wire/fields'

const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  422: 'invalid',
  423: 'locked',
  429: 'locked',
  507: 'overQuota',
}

/** A mail system that failed tells its insides; only when it cannot answer now does it speak to the reader. */
const speaksToReader = (status: number) => status < 500 || status === 503 || status === 507

/** Sentences for people are short; what is longer is no sentence. */
const maxSentence = 500
const maxFields = 50

/**
 * The failure that an answer stands for. Its body may be anything: our own JSON, the page of a proxy, nothing.
 *
 * @source ER-02, 1st text 8
 */
export function failureOf(response: Response, body: string): MailroomError {
  const { lock, share, ...said } = speaksToReader(response.status) ? readBody(body) : {}
  const ownKind = lock === 'screen' ? 'screenLocked' : share === 'ended' ? 'shareEnded' : undefined
  const kind = ownKind ?? kinds[response.status] ?? 'server'
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'))
  return new MailroomError(kind, `The mail system answered with status ${response.status}.`, {
    ...said,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

function readBody(body: string): Pick<ErrorDetails, 'detail' | 'fields'> & {
  lock?: string
  share?: string
} {
  const said = parseJson(body)
  const result = fit(wireFault, said)
  if (!result.fits) return {}
  const { detail, error, lock, share, non_field_errors: general } = result.value
  const sentence = [general?.[0], error, detail].find((text) => text)
  const fields = readFields(said as object)
  return {
    ...(lock && { lock }),
    ...(share && { share }),
    ...(sentence && { detail: sentence.slice(0, maxSentence) }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  }
}

/** Faults of fields stand under the field's own name, as a list of sentences or as one. */
function readFields(said: object): [string, string[]][] {
  return Object.entries(said)
    .filter(([name]) => !(name in wireFault.entries))
    .slice(0, maxFields)
    .flatMap(([name, value]): [string, string[]][] => {
      const list: unknown[] = Array.isArray(value) ? value : [value]
      const sentences = list
        .filter((text) => typeof text === 'string')
        .map((text) => text.slice(0, maxSentence))
      return sentences.length > 0 ? [[fieldOf(name), sentences]] : []
    })
}

/** Seconds, or a date (RFC 9110 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
