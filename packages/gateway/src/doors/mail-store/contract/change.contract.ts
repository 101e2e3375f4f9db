import { maxPins, type FollowUp, type MessageQuery, type MessageRef } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function changeContract(open: OpenMailStore): void {
  describe('changes', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const fill = async (count: number): Promise<MessageRef[]> => {
      const refs: MessageRef[] = []
      for (let index = 0; index < count; index++) {
        refs.push(await mailbox().append('INBOX', testMail({ subject: `${index}` }), { receivedAt: index }))
      }
      return refs
    }
    const counts = async () =>
      Object.fromEntries(
        (await mailbox().folders())
          .filter((folder) => folder.totalCount > 0)
          .map((folder) => [folder.id, `${folder.unreadCount}/${folder.totalCount}`]),
      )

    it('[ML-11] marks some mails and passes over those that are gone', async () => {
      const refs = await fill(3)
      const uids = [refs[0]!.uid, 999, refs[2]!.uid]
      await mailbox().setState({ folder: 'INBOX', uids }, { isRead: true, flag: 'pink', isAnswered: true })
      const states = (await mailbox().summaries(refs)).map((row) => row.state)
      expect(states).toMatchObject([
        { isRead: true, flag: 'pink', isAnswered: true },
        { isRead: false, isAnswered: false },
        { isRead: true, flag: 'pink', isAnswered: true },
      ])
      await mailbox().setState({ folder: 'INBOX', uids: 'all' }, { flag: null, isForwarded: true })
      const after = (await mailbox().summaries(refs)).map((row) => row.state)
      expect(after.every((state) => state.flag === undefined && state.isForwarded)).toBe(true)
    })

    it('[ML-29] marks reminders as due or over only where they are still as they were', async () => {
      const [first, second, third] = await fill(3)
      const set = (ref: MessageRef, followUp: FollowUp | null) =>
        mailbox().setState({ folder: ref.folder, uids: [ref.uid] }, { followUp })
      await set(first!, { at: 5 })
      await set(second!, { at: 7, unlessAnswered: true })
      const [moved] = await mailbox().move({ folder: 'INBOX', uids: [second!.uid] }, 'Archive')
      for (const folder of ['INBOX', 'Archive']) {
        const all = { folder, uids: 'all' } as const
        await mailbox().setState(all, { followUpsUntil: 6 })
        await mailbox().setState(all, { isAnswered: true })
      }
      const reminders = async () =>
        (await mailbox().summaries([first!, moved!.to, third!])).map(({ state }) => state.followUp)
      expect(await reminders()).toEqual([{ at: 5, isDue: true }, { at: 7, unlessAnswered: true }, undefined])
      const { messages } = await mailbox().search({
        conditions: { isFollowUp: true },
        offset: 0,
        limit: 5,
        sort: { by: 'arrival', descending: true },
      })
      expect(messages.map(({ subject }) => subject)).toEqual(['1', '0'])
      for (const folder of ['INBOX', 'Archive'])
        await mailbox().setState({ folder, uids: 'all' }, { endsFollowUp: true })
      expect(await reminders()).toEqual([{ at: 5, isDue: true }, undefined, undefined])
      await set(first!, null)
      expect(await reminders()).toEqual([undefined, undefined, undefined])
    })

    it('[FL-01] keeps its counts right when many mark at the same time', async () => {
      const refs = await fill(20)
      const uids = refs.map((ref) => ref.uid)
      const mark = (isRead: boolean) => mailbox().setState({ folder: 'INBOX', uids }, { isRead })
      await Promise.all([mark(true), mark(true), mark(false), mark(true)])
      expect(await counts()).toEqual({ INBOX: '0/20' })
      await mailbox().setState({ folder: 'INBOX', uids: uids.slice(0, 5) }, { isRead: false })
      expect(await counts()).toEqual({ INBOX: '5/20' })
    })

    it('[ML-25] moves in the order asked, with new uids, and back again', async () => {
      const [first, second, third] = await fill(3)
      const uids = [third!.uid, 999, first!.uid, third!.uid]
      const moved = await mailbox().move({ folder: 'INBOX', uids }, 'Archive')
      expect(moved.map((one) => one.from)).toEqual([third, first])
      const rows = await mailbox().summaries(moved.map((one) => one.to))
      expect(rows.map((row) => row.subject)).toEqual(['2', '0'])
      expect(await counts()).toEqual({ INBOX: '1/1', Archive: '2/2' })
      const back = await mailbox().move({ folder: 'Archive', uids: moved.map((one) => one.to.uid) }, 'INBOX')
      expect(back.map((one) => one.to.folder)).toEqual(['INBOX', 'INBOX'])
      expect(back.every((one) => one.to.uid > third!.uid)).toBe(true)
      expect(await mailbox().summaries([first!, second!])).toHaveLength(1)
      expect(await counts()).toEqual({ INBOX: '3/3' })
    })

    it('[ML-25] leaves mails that are in the target where they are', async () => {
      const [only] = await fill(1)
      expect(await mailbox().move({ folder: 'INBOX', uids: [only!.uid] }, 'INBOX')).toEqual([])
      expect(await mailbox().summaries([only!])).toHaveLength(1)
    })

    it('[FL-01] moves each mail once when two move the same ones', async () => {
      const refs = await fill(10)
      const selection = { folder: 'INBOX', uids: refs.map((ref) => ref.uid) }
      const [toArchive, toTrash] = await Promise.all([
        mailbox().move(selection, 'Archive'),
        mailbox().move(selection, 'Trash'),
      ])
      expect(toArchive.length + toTrash.length).toBe(10)
      const total = (await mailbox().folders()).reduce((sum, folder) => sum + folder.totalCount, 0)
      expect(total).toBe(10)
    })

    it('[ML-25] deletes for ever, bytes included', async () => {
      const [first, second] = await fill(2)
      const long = await mailbox().append('INBOX', testMail({ text: '字'.repeat(300_000) }))
      await mailbox().expunge({ folder: 'INBOX', uids: [first!.uid, long.uid, 999] })
      await expect(mailbox().read(first!)).rejects.toMatchObject({ kind: 'notFound' })
      expect(await counts()).toEqual({ INBOX: '1/1' })
      expect((await mailbox().read(second!)).subject).toBe('1')
      expect(await test.current.countStrayBlobs()).toBe(0)
    })

    it('[FL-01] empties a folder of any size', async () => {
      await mailbox().appendMany(
        'Trash',
        Array.from({ length: 1_100 }, () => ({ content: testMail() })),
      )
      await mailbox().empty('Trash')
      expect(await counts()).toEqual({})
      expect(await test.current.countStrayBlobs()).toBe(0)
      // So many take their time on a busy machine, and nothing is promised about it here.
    }, 120_000)

    it('[ML-29] lists pinned mails first whatever the filter, and keeps pins through moves', async () => {
      const refs = await fill(6)
      const pin = (index: number, isPinned: boolean) =>
        mailbox().setState({ folder: 'INBOX', uids: [refs[index]!.uid] }, { isPinned })
      const subjects = async (query: Partial<MessageQuery> = {}) =>
        (await mailbox().list({ folder: 'INBOX', offset: 0, limit: 10, ...query })).messages.map(
          (row) => `${row.subject}${row.state.isPinned ? '*' : ''}`,
        )
      await pin(0, true)
      await pin(2, true)
      await mailbox().setState({ folder: 'INBOX', uids: [refs[2]!.uid, refs[4]!.uid] }, { flag: 'red' })
      expect(await subjects()).toEqual(['2*', '0*', '5', '4', '3', '1'])
      expect(await subjects({ offset: 1, limit: 2 })).toEqual(['0*', '5'])
      expect(await subjects({ offset: 3, limit: 2 })).toEqual(['4', '3'])
      expect(await subjects({ filter: { kind: 'flagged' } })).toEqual(['2*', '4'])
      await mailbox().move({ folder: 'INBOX', uids: [refs[0]!.uid] }, 'Archive')
      expect(await subjects({ folder: 'Archive' })).toEqual(['0*'])
      await pin(2, false)
      expect(await subjects()).toEqual(['5', '4', '3', '2', '1'])
    })

    it('[ML-29] pins fifty mails of a folder and no more, and counts none that is gone', async () => {
      await mailbox().appendMany(
        'Archive',
        Array.from({ length: maxPins + 1 }, () => ({ content: testMail() })),
      )
      const { messages } = await mailbox().list({ folder: 'Archive', offset: 0, limit: maxPins + 1 })
      const uids = messages.map((row) => row.ref.uid)
      const pin = (some: readonly number[]) =>
        mailbox().setState({ folder: 'Archive', uids: some }, { isPinned: true })
      const refused = { kind: 'invalid', details: { fields: { uids: ['tooManyPins'] } } }
      await expect(pin(uids)).rejects.toMatchObject(refused)
      await pin([...uids.slice(1), 999_999])
      await pin(uids.slice(1, 3))
      await expect(pin(uids.slice(0, 1))).rejects.toMatchObject(refused)
      const after = await mailbox().list({ folder: 'Archive', offset: 0, limit: maxPins + 1 })
      expect(after.messages.filter((row) => row.state.isPinned)).toHaveLength(maxPins)
      expect(after.messages.at(-1)!.state.isPinned).toBeUndefined()
    })

    it('[ML-18] keeps a note about a mail, also through moves, and takes it away', async () => {
      const [only] = await fill(1)
      await mailbox().setRemark(only!, ' 周五前回复\n<b>&</b> ')
      expect((await mailbox().read(only!)).remark).toBe('周五前回复\n<b>&</b>')
      const [moved] = await mailbox().move({ folder: 'INBOX', uids: 'all' }, 'Archive')
      const [row] = (await mailbox().list({ folder: 'Archive', offset: 0, limit: 1 })).messages
      expect(row!.remark).toBe('周五前回复\n<b>&</b>')
      await mailbox().setRemark(moved!.to, '')
      expect((await mailbox().read(moved!.to)).remark).toBe('')
    })

    it('[ML-18] refuses a note of more than 200 characters, and one about a mail that is not there', async () => {
      const [only] = await fill(1)
      await mailbox().setRemark(only!, '𠮷'.repeat(200))
      await expect(mailbox().setRemark(only!, '𠮷'.repeat(201))).rejects.toMatchObject({
        kind: 'invalid',
        details: { fields: { remark: ['remarkLength'] } },
      })
      const bob = test.current.store.mailbox(test.current.bob)
      for (const [box, ref] of [
        [bob, only!],
        [mailbox(), { ...only!, uid: only!.uid + 1 }],
        [mailbox(), { ...only!, folder: 'Nowhere' }],
      ] as const) {
        await expect(box.setRemark(ref, 'mine')).rejects.toMatchObject({ kind: 'notFound' })
      }
      expect((await mailbox().read(only!)).remark).toBe('𠮷'.repeat(200))
    })

    it('[SH-10] tells which folders have changed', async () => {
      const [only] = await fill(1)
      const before = test.current.events.length
      await mailbox().setState({ folder: 'INBOX', uids: [only!.uid] }, { isRead: true })
      await mailbox().move({ folder: 'INBOX', uids: 'all' }, 'Trash')
      await mailbox().empty('Trash')
      expect(test.current.events.slice(before).map(({ event }) => event)).toEqual(
        ['INBOX', 'INBOX', 'Trash', 'Trash'].map((folder) => ({ kind: 'folderChanged', folder })),
      )
    })

    it('[SH-11] tells of a change by the name it was given', async () => {
      const [only] = await fill(1)
      const before = test.current.events.length
      const one = { folder: 'INBOX', uids: [only!.uid] }
      await mailbox().setState(one, { isRead: true }, { act: 'mine' })
      await mailbox().setState(one, { isRead: false })
      expect(test.current.events.slice(before).map(({ event }) => event)).toEqual([
        { kind: 'folderChanged', folder: 'INBOX', act: 'mine' },
        { kind: 'folderChanged', folder: 'INBOX' },
      ])
    })

    it('[A1] changes nothing in another account', async () => {
      const [only] = await fill(1)
      const bob = test.current.store.mailbox(test.current.bob)
      const selection = { folder: 'INBOX', uids: [only!.uid] }
      await bob.setState(selection, { isRead: true })
      await bob.move(selection, 'Trash')
      await bob.expunge(selection)
      await bob.empty('INBOX')
      expect((await mailbox().read(only!)).state.isRead).toBe(false)
      await mailbox().createFolder('Secret')
      await expect(bob.setState({ folder: 'Secret', uids: 'all' }, { isRead: true })).rejects.toMatchObject({
        kind: 'notFound',
      })
      await expect(mailbox().move(selection, 'Nowhere')).rejects.toMatchObject({ kind: 'notFound' })
    })
  })
}
