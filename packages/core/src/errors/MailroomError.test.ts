import { expect, it } from 'vitest'
import { isCancelled, isMailroomError, MailroomError } from './MailroomError'

it('[ER-01] recognises an error of another copy of the package', () => {
  const foreign = Object.assign(new Error('gone'), { name: 'MailroomError', kind: 'notFound', details: {} })
  expect(isMailroomError(foreign)).toBe(true)
  expect(isMailroomError(new Error('gone'))).toBe(false)
})

it('[ER-01] keeps the error below', () => {
  const cause = new TypeError('fetch failed')
  expect(new MailroomError('offline', 'No answer came.', { cause }).cause).toBe(cause)
})

it('[ER-01] counts a withdrawn question as cancelled, however it is said', () => {
  expect(isCancelled(new MailroomError('cancelled', 'Withdrawn.'))).toBe(true)
  expect(isCancelled(new DOMException('Withdrawn.', 'AbortError'))).toBe(true)
  expect(isCancelled(new MailroomError('offline', 'No answer came.'))).toBe(false)
})
