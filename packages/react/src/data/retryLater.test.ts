import { MailroomError, type ErrorDetails, type ErrorKind } from '@mailroom/core'
import { expect, it } from 'vitest'
import { retryDelayMs } from './retryLater'

it.each<[ErrorKind, ErrorDetails, number, number | undefined]>([
  ['offline', {}, 1, 2000],
  ['offline', {}, 3, 8000],
  ['server', {}, 10, 60_000],
  ['locked', { retryAfterSeconds: 90 }, 1, 90_000],
  ['locked', {}, 1, undefined],
  ['unauthenticated', {}, 1, undefined],
  ['forbidden', {}, 1, undefined],
  ['notFound', {}, 1, undefined],
  ['invalid', {}, 1, undefined],
])('[ER-03] after %s %j, failed %i times, asks again in %s ms', (kind, details, attempt, delay) => {
  expect(retryDelayMs(new MailroomError(kind, '', details), attempt)).toBe(delay)
})

it('[ER-03] a fault of our own is not tried again', () => {
  expect(retryDelayMs(new TypeError('oops'), 1)).toBeUndefined()
})
