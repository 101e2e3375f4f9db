import { folderRoles } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function folderContract(open: OpenMailStore): void {
  describe('folders', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)

    it('[FL-01] has the default folders from the first call on, in their order', async () => {
      const folders = await mailbox().folders()
      expect(folders.map((folder) => folder.role)).toEqual([...folderRoles])
      expect(folders.every((folder) => folder.isDefault && folder.totalCount === 0)).toBe(true)
      expect(folders.filter((folder) => folder.canEmpty).map((folder) => folder.role)).toEqual([
        'spam',
        'trash',
      ])
      expect(await mailbox().folderWithRole('inbox')).toBe('INBOX')
    })

    it('[FL-01] makes the default folders once, however many ask at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => mailbox().folders()))
      expect(answers.map((folders) => folders.length)).toEqual(Array.from({ length: 10 }, () => 6))
    })

    it('[FL-01] counts all and unread mails', async () => {
      const box = mailbox()
      await box.append('INBOX', testMail())
      await box.append('INBOX', testMail(), { state: { isRead: true } })
      expect((await box.folders())[0]).toMatchObject({ id: 'INBOX', totalCount: 2, unreadCount: 1 })
    })

    it('[FL-01] makes folders of any name and depth, those above them too', async () => {
      const box = mailbox()
      await box.createFolder('项目/2026/Q3')
      const own = (await box.folders()).filter((folder) => !folder.isDefault)
      expect(own).toMatchObject([
        { id: '项目', name: '项目' },
        { id: '项目/2026', name: '2026', parent: '项目' },
        { id: '项目/2026/Q3', name: 'Q3', parent: '项目/2026' },
      ])
    })

    it('[FL-01] refuses a folder that exists, and impossible names', async () => {
      const box = mailbox()
      await box.createFolder('Projects')
      await expect(box.createFolder('Projects')).rejects.toMatchObject({ kind: 'conflict' })
      for (const name of ['', '/', 'a//b', ' a', 'a\r\nb', 'inbox', 'x'.repeat(300)]) {
        await expect(box.createFolder(name)).rejects.toMatchObject({ kind: 'invalid' })
      }
    })
  })
}
