import { MailroomError, type ErrorDetails, type ErrorKind, type Locale } from '@mailroom/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useErrorText } from './useErrorText'

function Said({ error }: { error: unknown }) {
  return <output>{useErrorText()(error) ?? '(nothing)'}</output>
}

const failure = (kind: ErrorKind, details: ErrorDetails = {}) =>
  new MailroomError(kind, 'for developers', details)

it.each<[string, unknown, string]>([
  ['the sentence of the mail system', failure('invalid', { detail: 'No.', fields: { to: ['Who?'] } }), 'No.'],
  ['else the first fault of a field', failure('invalid', { fields: { cc: [], to: ['Who?', 'x'] } }), 'Who?'],
  [
    'else ours for its kind',
    failure('notFound'),
    'This is no longer here. It may have been moved or deleted.',
  ],
  ['what was forbidden and why', failure('forbidden', { detail: 'Read-only.' }), 'Read-only.'],
  [
    'a wait in seconds',
    failure('locked', { retryAfterSeconds: 1 }),
    'Too many attempts. Please try again in 1 second.',
  ],
  [
    'a wait in minutes',
    failure('locked', { retryAfterSeconds: 601 }),
    'Too many attempts. Please try again in 11 minutes.',
  ],
  ['a lock', failure('locked'), 'This is locked. Please unlock it first.'],
  [
    'nothing of the inside of a server',
    failure('server'),
    'The mail system reported an internal error. Please try again, and contact your administrator if it keeps happening.',
  ],
  [
    'nothing of the inside of the page',
    new TypeError('x is undefined'),
    'The mail system reported an internal error. Please try again, and contact your administrator if it keeps happening.',
  ],
  [
    'that something behind the mail system does not answer, in its words',
    failure('server', { detail: 'The mail server does not answer.', retryAfterSeconds: 5 }),
    'The mail server does not answer.',
  ],
  ['nothing for what was withdrawn', failure('cancelled'), '(nothing)'],
  ['nothing for an aborted fetch', new DOMException('', 'AbortError'), '(nothing)'],
])('[ER-02] says %s', async (_, error, sentence) => {
  await mount(<Said error={error} />)
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
})

it.each<[Locale, string]>([
  ['en', 'The mail system cannot be reached. Please check your connection.'],
  ['zh-hans', '无法连接邮件系统，请检查网络。'],
  ['zh-tw', '無法連線至郵件系統，請檢查網路連線。'],
])('[ER-02, IX-01] says in %s that there is no network', async (locale, sentence) => {
  await mount(<Said error={failure('offline')} />, { locale })
  await expect.element(page.getByText(sentence)).toBeVisible()
})

it.each<[Locale, string]>([
  ['en', 'The mail server does not answer, please try again in a moment'],
  ['zh-hans', '邮件服务器暂时没有响应，请稍后再试'],
  ['zh-tw', '郵件伺服器暫時沒有回應，請稍後再試'],
])('[ER-02, ER-03] says in %s what the mail system says of the server behind it', async (locale, detail) => {
  await mount(<Said error={failure('server', { detail })} />, { locale })
  await expect.element(page.getByText(detail, { exact: true })).toBeVisible()
})
