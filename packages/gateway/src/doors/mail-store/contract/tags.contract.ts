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
