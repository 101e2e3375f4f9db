import type { WireError } from '@mailroom/api'
import { type ErrorKind, isMailroomError, type Locale, type MailroomError } from '@mailroom/core'
import { isStringKey, stringsOf } from './strings/strings'

const statusOf: Readonly<Record<ErrorKind, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  invalid: 400,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  overQuota: 507,
  locked: 423,
  screenLocked: 423,
  shareEnded: 403,
  // The mail server behind us does not answer: not our fault, and worth another try.
  offline: 503,
  server: 500,
  // Nobody reads it: the client is gone.
  cancelled: 499,
}

const tooMany = 429

/**
 * The answer to a call that failed. It says what a person may know, in their language, and nothing of how the
 * gateway is made: no stack, path, statement or banner.
 *
 * @source D7, ER-01, 1st text 8
 */
export function errorAnswer(error: unknown, locale: Locale): Response {
  if (!isMailroomError(error)) return answer(500, { detail: stringsOf(locale).server })
  const { kind, details } = error
  const wait = details.retryAfterSeconds
  const status = kind === 'locked' && wait !== undefined ? tooMany : statusOf[kind]
  const headers = wait === undefined ? undefined : { 'Retry-After': String(Math.max(1, Math.ceil(wait))) }
  return answer(status, bodyOf(error, locale, status), headers)
}

function answer(status: number, body: WireError, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers })
}

function bodyOf({ kind, details }: MailroomError, locale: Locale, status: number): WireError {
  const strings = stringsOf(locale)
  const say = (text: string) => (isStringKey(text) ? filledIn(strings[text], details.values ?? {}) : text)
  if (kind === 'invalid' && details.fields && Object.keys(details.fields).length > 0) {
    const fields = Object.entries(details.fields).map(([name, texts]) => [name, texts.map(say)])
    return Object.fromEntries(fields) as WireError
  }
  const general =
    status === tooMany ? strings.tooMany : status === 500 ? strings.server : strings[kind as 'invalid']
  const detail = details.detail === undefined || status === 500 ? general : say(details.detail)
  if (kind === 'screenLocked') return { detail, lock: 'screen' }
  if (kind === 'shareEnded') return { detail, share: 'ended' }
  return kind === 'invalid' ? { non_field_errors: [detail] } : { detail }
}

/** A sentence with its `{names}` replaced. */
const filledIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
