import { MailroomError } from '@mailroom/core'
import { expect, it } from 'vitest'
import { imapError } from './imapError'

const failure = (fields: object) => Object.assign(new Error('Raw'), fields)

it.each([
  ['a line lost during the sign-in', { authenticationFailed: true, code: 'NoConnection' }, 'offline'],
  ['a way of signing in that is missing', { authenticationFailed: true }, 'server'],
  ['a refused connection', { code: 'ECONNREFUSED' }, 'offline'],
  ['a name that nobody knows', { code: 'ENOTFOUND' }, 'offline'],
  ['a certificate that nobody trusts', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'server'],
  ['a certificate of another', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'server'],
  ['a protection that failed', { tlsFailed: true, code: 'ECONNRESET' }, 'server'],
  ['an answer that is too long', { code: 'LiteralTooLarge' }, 'server'],
  ['a name that cannot be sent', { code: 'InvalidStringValue' }, 'invalid'],
])('[ER-03] %s', (_, fields, kind) => {
  expect(imapError(failure(fields), 'Asking')).toMatchObject({ name: 'MailroomError', kind })
})

it('[ER-03] leaves an error of ours as it is', () => {
  const error = new MailroomError('notFound', 'Gone')
  expect(imapError(error, 'Asking')).toBe(error)
})
