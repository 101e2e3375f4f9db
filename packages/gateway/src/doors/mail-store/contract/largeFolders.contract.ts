import type { MessageUid } from '@mailroom/core'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Mailbox } from '../MailStore'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

/** Mails of a large folder. */
const count = 3_000
/** Mails of one step, as the views take them. */
const stepSize = 500
const pageSize = 100
/** For what a slow server may need. */
const patienceMs = 900_000

/** What must hold in a folder of thousands: all of it is marked, moved and deleted, in steps or at once, and nothing is lost. */
export function largeFolderContract(name: string, open: OpenMailStore): void {
  describe(`a large folder of ${name}`, () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const mails = (from: number, to: number) =>
      Array.from({ length: to - from }, (_none, index) => ({
        content: testMail({ subject: `${from + index}`, messageId: `${from + index}@example.org` }),
        receivedAt: from + index,
      }))
    const fill = async (folder: string) => {
      const { appendedCount } = await mailbox().appendMany(folder, mails(0, count))
      expect(appendedCount).toBe(count)
    }
    const countsOf = async (folder: string) => {
      const found = (await mailbox().folders()).find(({ id }) => id === folder)
      return found && { total: found.totalCount, unread: found.unreadCount }
    }
    const subjectsIn = async (folder: string): Promise<string[]> => {
      const subjects: string[] = []
      for (let offset = 0; ; offset += pageSize) {
        const { messages } = await mailbox().list({ folder, offset, limit: pageSize })
        if (messages.length === 0) return subjects
        subjects.push(...messages.map(({ subject }) => subject))
      }
    }
    const everySubject = mails(0, count).map((_mail, index) => `${index}`)
    const sorted = (subjects: readonly string[]) => subjects.toSorted((a, b) => Number(a) - Number(b))

    it(
      '[ML-28] is marked as read at once, and unread again in steps',
      async () => {
        await fill('INBOX')
        await mailbox().setState({ folder: 'INBOX', uids: 'all' }, { isRead: true })
        expect(await countsOf('INBOX')).toEqual({ total: count, unread: 0 })
        const filter = { kind: 'seen' } as const
        for await (const uids of steps(mailbox(), { folder: 'INBOX', filter }))
          await mailbox().setState({ folder: 'INBOX', uids }, { isRead: false, flag: 'red' })
        expect(await countsOf('INBOX')).toEqual({ total: count, unread: count })
        const { totalCount } = await mailbox().list({
          folder: 'INBOX',
          offset: 0,
          limit: 1,
          filter: { kind: 'flagged' },
        })
        expect(totalCount).toBe(count)
      },
      patienceMs,
    )

    it(
      '[FL-03] [ML-28] is emptied in steps, stopped and gone on with; what came meanwhile stays',
      async () => {
        await fill('Trash')
        let done = 0
        for await (const uids of steps(mailbox(), { folder: 'Trash' })) {
          await mailbox().expunge({ folder: 'Trash', uids })
          done += uids.length
          if (done === 2 * stepSize) break
        }
        expect(sorted(await subjectsIn('Trash'))).toEqual(everySubject.slice(done))
        const rest = steps(mailbox(), { folder: 'Trash' }, count - done)
        await mailbox().append('Trash', testMail({ subject: 'late', messageId: 'late@example.org' }))
        for await (const uids of rest) await mailbox().expunge({ folder: 'Trash', uids })
        expect(await subjectsIn('Trash')).toEqual(['late'])
        expect(await countsOf('Trash')).toMatchObject({ total: 1 })
        await mailbox().empty('Trash')
        expect(await test.current.countStrayBlobs()).toBe(0)
      },
      patienceMs,
    )

    it(
      '[FL-03] [ML-28] is emptied at once, while others are answered',
      async () => {
        await fill('Trash')
        await mailbox().append('INBOX', testMail({ subject: 'asked for' }))
        const progress = { isDone: false }
        const emptying = mailbox()
          .empty('Trash')
          .finally(() => (progress.isDone = true))
        let answered = 0
        while (!progress.isDone) {
          const { messages } = await mailbox().list({ folder: 'INBOX', offset: 0, limit: 20 })
          expect(messages.map(({ subject }) => subject)).toEqual(['asked for'])
          if (!progress.isDone) answered += 1
          // A database in this process answers in one breath: the other work gets its turn too.
          await setImmediate()
        }
        await emptying
        expect(answered).toBeGreaterThan(0)
        expect(await subjectsIn('Trash')).toEqual([])
        expect(await test.current.countStrayBlobs()).toBe(0)
      },
      patienceMs,
    )

    it(
      '[FL-02] [ML-28] goes with its mails to another folder, half of them in steps before; each is there once',
      async () => {
        await mailbox().createFolder('Large')
        await fill('Large')
        let done = 0
        for await (const uids of steps(mailbox(), { folder: 'Large' })) {
          const moved = await mailbox().move({ folder: 'Large', uids }, 'Archive')
          expect(moved.map(({ from }) => from.uid).toSorted((a, b) => a - b)).toEqual(uids)
          done += uids.length
          if (done >= count / 2) break
        }
        expect(sorted([...(await subjectsIn('Archive')), ...(await subjectsIn('Large'))])).toEqual(
          everySubject,
        )
        await mailbox().deleteFolder('Large', { moveTo: 'Archive' })
        expect(await countsOf('Large')).toBeUndefined()
        expect(sorted(await subjectsIn('Archive'))).toEqual(everySubject)
        expect(await countsOf('Archive')).toEqual({ total: count, unread: count })
      },
      patienceMs,
    )

    it(
      '[FL-02] [ML-28] goes for ever with all that is in it, and nothing else goes',
      async () => {
        await mailbox().createFolder('Large')
        await fill('Large')
        await mailbox().append('INBOX', testMail({ subject: 'stays' }))
        await mailbox().deleteFolder('Large', 'delete')
        expect(await countsOf('Large')).toBeUndefined()
        expect((await mailbox().folders()).reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(1)
        expect(await subjectsIn('INBOX')).toEqual(['stays'])
        expect(await test.current.countStrayBlobs()).toBe(0)
      },
      patienceMs,
    )
  })
}

/** The mails of a folder from the oldest on, so many at a time. @param left and no more than so many in all */
async function* steps(
  box: Mailbox,
  query: Omit<Parameters<Mailbox['matching']>[0], 'limit'>,
  left = count,
): AsyncGenerator<readonly MessageUid[]> {
  let after: MessageUid | undefined
  for (let rest = left; rest > 0;) {
    const limit = Math.min(stepSize, rest)
    const uids = await box.matching({ ...query, limit, ...(after !== undefined && { after }) })
    if (uids.length > 0) yield uids
    if (uids.length < limit) return
    after = uids.at(-1)
    rest -= uids.length
  }
}
