import { describe, expect, it } from 'vitest'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function tagContract(open: OpenMailStore): void {
  describe('tags', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)

    it('[ML-16] makes tags and lists them by name', async () => {
      const urgent = await mailbox().createTag({ name: 'urgent', color: '#33b679' })
      const asked = await mailbox().createTag({ name: ' 待回复 ', color: '#D50000' })
      expect(urgent.color).toBe('#33B679')
      expect(asked.name).toBe('待回复')
      expect(await mailbox().tags()).toEqual([urgent, asked])
    })

    it('[ML-16] refuses names that are empty, too long or taken, and colours that are none', async () => {
      await mailbox().createTag({ name: 'taken', color: '#33B679' })
      for (const name of ['', '  ', 'x'.repeat(21), 'taken']) {
        const refused = mailbox().createTag({ name, color: '#33B679' })
        await expect(refused).rejects.toMatchObject({
          kind: 'invalid',
          details: { fields: { name: [expect.any(String)] } },
        })
      }
      await expect(mailbox().createTag({ name: 'new', color: 'red' })).rejects.toMatchObject({
        kind: 'invalid',
      })
      const bob = test.current.store.mailbox(test.current.bob)
      await bob.createTag({ name: 'taken', color: '#33B679' })
    })

    it('[ML-16] puts tags on mails and takes them off, and they move along', async () => {
      const box = mailbox()
      for (const name of ['a', 'b']) await box.createTag({ name, color: '#33B679' })
      const ref = await box.append('INBOX', testMail())
      await box.setState({ folder: 'INBOX', uids: [ref.uid] }, { addTags: ['b', 'a', 'a'] })
      await box.setState({ folder: 'INBOX', uids: [ref.uid] }, { addTags: ['a'] })
      const [moved] = await box.move({ folder: 'INBOX', uids: 'all' }, 'Archive')
      expect((await box.read(moved!.to)).state.tags).toEqual(['a', 'b'])
      const filter = { kind: 'tag', tag: 'a' } as const
      expect((await box.list({ folder: 'Archive', offset: 0, limit: 10, filter })).totalCount).toBe(1)
      expect((await box.list({ folder: 'INBOX', offset: 0, limit: 10, filter })).totalCount).toBe(0)
      await box.setState({ folder: 'Archive', uids: 'all' }, { removeTags: ['a', 'unknown'] })
      expect((await box.read(moved!.to)).state.tags).toEqual(['b'])
    })

    it('[ML-16] takes all tags off, and puts others on in the same change', async () => {
      const box = mailbox()
      for (const name of ['a', 'b', 'c']) await box.createTag({ name, color: '#33B679' })
      const ref = await box.append('INBOX', testMail())
      const other = await box.append('INBOX', testMail())
      const both = { folder: 'INBOX', uids: [ref.uid, other.uid] }
      await box.setState(both, { addTags: ['a', 'b'], flag: 'blue' })
      await box.setState({ folder: 'INBOX', uids: [ref.uid] }, { removeTags: 'all', addTags: ['c'] })
      expect((await box.read(ref)).state).toMatchObject({ tags: ['c'], flag: 'blue' })
      expect((await box.read(other)).state.tags).toEqual(['a', 'b'])
    })

    it('[ML-16] renames a tag where it is on, and deletes it from there', async () => {
      const box = mailbox()
      const first = await box.createTag({ name: 'first', color: '#33B679' })
      const second = await box.createTag({ name: 'second', color: '#33B679' })
      const ref = await box.append('INBOX', testMail())
      await box.setState({ folder: 'INBOX', uids: [ref.uid] }, { addTags: ['first', 'second'] })
      expect(await box.updateTag(first.id, { name: ' 第一 ', color: '#d50000' })).toEqual({
        id: first.id,
        name: '第一',
        color: '#D50000',
      })
      expect([...(await box.read(ref)).state.tags].sort()).toEqual(['second', '第一'])
      await expect(box.updateTag(first.id, { name: 'second', color: '#33B679' })).rejects.toMatchObject({
        kind: 'invalid',
        details: { fields: { name: ['tagTaken'] } },
      })
      const bob = test.current.store.mailbox(test.current.bob)
      await expect(bob.updateTag(first.id, { name: 'mine', color: '#33B679' })).rejects.toMatchObject({
        kind: 'notFound',
      })
      await bob.deleteTag(second.id)
      await box.deleteTag(first.id)
      await box.deleteTag(first.id)
      expect(await box.tags()).toEqual([second])
      expect((await box.read(ref)).state.tags).toEqual(['second'])
    })

    it('[ML-16] refuses to put a tag on that is not there, and changes nothing then', async () => {
      const ref = await mailbox().append('INBOX', testMail())
      const change = { isRead: true, addTags: ['nowhere'] }
      await expect(mailbox().setState({ folder: 'INBOX', uids: [ref.uid] }, change)).rejects.toMatchObject({
        kind: 'invalid',
      })
      expect((await mailbox().read(ref)).state.isRead).toBe(false)
    })
  })
}
