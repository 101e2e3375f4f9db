import type { MessageSummary } from '@mailroom/core'
import { expect, it } from 'vitest'
import { firstToRead, openFromTheBeginning } from './foldRules'

const mail = (uid: number, isRead: boolean) =>
  ({ ref: { folder: 'INBOX', uid }, state: { isRead } }) as MessageSummary

it('[ML-24] opens the last mail and what is unread, and begins at the oldest of them', () => {
  const mails = [mail(1, true), mail(2, false), mail(3, true), mail(4, true)]
  const open = openFromTheBeginning(mails)
  expect([...open]).toEqual(['INBOX#2', 'INBOX#4'])
  expect(firstToRead(mails, open)?.ref.uid).toBe(2)
})

it('[ML-24] opens no more than five unread mails at once', () => {
  const mails = Array.from({ length: 1_000 }, (_, uid) => mail(uid + 1, false))
  expect(openFromTheBeginning(mails).size).toBe(5)
  expect(openFromTheBeginning([])).toEqual(new Set())
})
