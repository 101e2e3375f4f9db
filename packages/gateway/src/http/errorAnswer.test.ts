import { MailroomError } from '@mailroom/core'
import { expect, it } from 'vitest'
import { errorAnswer } from './errorAnswer'

const silence = new MailroomError('offline', 'An IMAP server fell silent', { retryAfterSeconds: 1.2 })

it.each([
  ['en', 'The mail server does not answer, please try again in a moment'],
  ['zh-hans', '邮件服务器暂时没有响应，请稍后再试'],
  ['zh-tw', '郵件伺服器暫時沒有回應，請稍後再試'],
] as const)('[ER-01, ER-03] says in %s that the mail server does not answer', async (locale, detail) => {
  const answer = errorAnswer(silence, locale)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toEqual({ detail })
})
