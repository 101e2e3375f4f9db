import type { MessageSummary } from '@mailroom/core'
import { expect, it } from 'vitest'
import { NewMails } from './NewMails'

const mail = (uid: number): MessageSummary => ({
  ref: { folder: 'INBOX', uid },
  subject: `Mail ${uid}`,
  from: { address: 'bob@example.com', name: 'Bob' },
  to: [],
  receivedAt: 0,
  sizeBytes: 1,
  state: { isRead: false } as MessageSummary['state'],
  remark: '',
  abstract: '',
})

const after = (work: (news: NewMails) => void) => {
  const news = new NewMails()
  for (const uid of [1, 2, 3]) news.add(mail(uid))
  work(news)
  const { mails, place } = news.read()
  return [mails.map(({ ref }) => ref.uid), place]
}

it('[SH-09] shows the newest first, steps between the ends, and each mail once', () => {
  expect(after(() => undefined)).toEqual([[3, 2, 1], 0])
  expect(after((news) => news.step(-1))).toEqual([[3, 2, 1], 0])
  expect(after((news) => ([1, 1, 1] as const).forEach((by) => news.step(by)))).toEqual([[3, 2, 1], 2])
  expect(after((news) => news.add(mail(2)))).toEqual([[2, 3, 1], 0])
})

it('[SH-09] a mail that was opened leaves the list, and its neighbour is shown', () => {
  const opened = (news: NewMails) => {
    news.step(1)
    news.remove(mail(2).ref)
  }
  expect(after(opened)).toEqual([[3, 1], 1])
  expect(
    after((news) => {
      news.step(1)
      news.step(1)
      news.remove(mail(1).ref)
    }),
  ).toEqual([[3, 2], 1])
  expect(after((news) => news.clear())).toEqual([[], 0])
})
