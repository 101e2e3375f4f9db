import { defaultRoles, sortFolders } from '@mailroom/core'
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
      expect(folders.map((folder) => folder.role)).toEqual([...defaultRoles])
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

    it('[FL-01] [T40] tells of one folder what the list of all tells, and of none of somebody else', async () => {
      const box = mailbox()
      await box.createFolder('项目/2026')
      await box.append('项目/2026', testMail())
      for (const folder of await box.folders()) expect(await box.folder(folder.id)).toEqual(folder)
      expect(await box.folder('项目/2026')).toMatchObject({ totalCount: 1, unreadCount: 1 })
      const others = test.current.store.mailbox(test.current.bob)
      await others.folders()
      await expect(others.folder('项目/2026')).rejects.toMatchObject({ kind: 'notFound' })
    })

    it('[FL-01] [T40] gives folders page by page, each once, and in order where one page has all', async () => {
      const box = mailbox()
      for (const name of ['Zebra', 'a b', 'a/z', 'Äpfel', '项目 10', '项目 9']) await box.createFolder(name)
      const all = await box.folders()
      expect(await box.folderPage({ offset: 0, limit: 100 })).toEqual({
        folders: all,
        totalCount: all.length,
      })
      const pages = [0, 5, 10].map((offset) => box.folderPage({ offset, limit: 5 }))
      const parts = (await Promise.all(pages)).map(({ folders, totalCount }) => ({ folders, totalCount }))
      expect(parts.map(({ totalCount }) => totalCount)).toEqual(parts.map(() => all.length))
      expect(parts.map(({ folders }) => folders.length)).toEqual([5, 5, all.length - 10])
      expect(sortFolders(parts.flatMap(({ folders }) => folders))).toEqual(all)
      for (const page of [
        { offset: -1, limit: 5 },
        { offset: 0, limit: 0 },
        { offset: 0, limit: 1001 },
      ])
        await expect(box.folderPage(page)).rejects.toMatchObject({ kind: 'invalid' })
    })

    it('[ML-06] [T40] [A1] gives folders part by part, and tells of none of somebody else', async () => {
      const box = mailbox()
      for (const name of ['a/x', 'a/y/1', 'a b', '项目 9', '项目 10']) await box.createFolder(name)
      await box.append('a/x', testMail())
      const all = await box.folders()
      const named = (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id))
      const page = { offset: 0, limit: 100 }
      expect(await box.firstFolders('a/x')).toEqual({ folders: all, hasMore: false })
      const below = async (parent?: string) => {
        const { folders } = await box.foldersBelow(parent, page)
        return sortFolders(folders).map(({ id, hasMore = false }) => [id, hasMore])
      }
      const top = all.filter(({ parent }) => parent === undefined)
      expect(await below()).toEqual(top.map(({ id }) => [id, id === 'a']))
      expect(await below('a')).toEqual([
        ['a/x', false],
        ['a/y', true],
      ])
      const inside = named(['a', 'a/x', 'a/y', 'a/y/1'])
      expect(await box.foldersInside('a', page)).toEqual({ folders: inside, totalCount: 4 })
      const found = { folders: named(['项目 9']), totalCount: 2 }
      expect(await box.findFolders('项目', 1)).toEqual(found)
      const others = test.current.store.mailbox(test.current.bob)
      await others.folders()
      expect(await others.foldersBelow('a', page)).toEqual({ folders: [], totalCount: 0 })
      expect(await others.findFolders('项目', 10)).toEqual({ folders: [], totalCount: 0 })
      await expect(others.foldersInside('a', page)).rejects.toMatchObject({ kind: 'notFound' })
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

    it('[FL-02] [FL-05] renames a folder with those in it; uids, marks and counts stay', async () => {
      const box = mailbox()
      await box.createFolder('项目/2026/Q3')
      const ref = await box.append('项目/2026/Q3', testMail({ subject: 'plan' }), { state: { flag: 'pink' } })
      await box.createFolder('项目 alt')
      const renamed = await box.renameFolder('项目', 'Projekte & Co')
      expect(renamed).toMatchObject({ id: 'Projekte & Co', name: 'Projekte & Co' })
      const [row] = (await box.list({ folder: 'Projekte & Co/2026/Q3', offset: 0, limit: 10 })).messages
      expect(row).toMatchObject({ subject: 'plan', ref: { uid: ref.uid }, state: { flag: 'pink' } })
      expect((await box.read(row!.ref)).subject).toBe('plan')
      const own = (await box.folders()).filter((folder) => !folder.isDefault)
      expect(Object.fromEntries(own.map(({ id, totalCount }) => [id, totalCount]))).toEqual({
        '项目 alt': 0,
        'Projekte & Co': 0,
        'Projekte & Co/2026': 0,
        'Projekte & Co/2026/Q3': 1,
      })
      await expect(box.read(ref)).rejects.toMatchObject({ kind: 'notFound' })
    })

    it('[FL-06] moves a folder into another one, and never into itself, over another, or out of its role', async () => {
      const box = mailbox()
      await box.createFolder('A/B')
      await box.createFolder('C')
      await expect(box.renameFolder('A', 'A/B/A')).rejects.toMatchObject({ kind: 'invalid' })
      await expect(box.renameFolder('A', 'C')).rejects.toMatchObject({ kind: 'conflict' })
      await expect(box.renameFolder('A', 'Nowhere/A')).rejects.toMatchObject({ kind: 'notFound' })
      await expect(box.renameFolder('Nowhere', 'D')).rejects.toMatchObject({ kind: 'notFound' })
      await expect(box.renameFolder('Sent', 'D')).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(box.renameFolder('A', 'a\r\nb')).rejects.toMatchObject({ kind: 'invalid' })
      await box.renameFolder('A', 'C/A')
      const own = (await box.folders()).filter((folder) => !folder.isDefault)
      expect(own.map(({ id }) => id)).toEqual(['C', 'C/A', 'C/A/B'])
    })

    it('[FL-02] deletes a folder with those in it, and moves their mails, each once', async () => {
      const box = mailbox()
      await box.createFolder('Old/Older')
      for (const [folder, subject] of [
        ['Old', 'a'],
        ['Old/Older', 'b'],
        ['Old/Older', 'c'],
      ] as const)
        await box.append(folder, testMail({ subject }))
      await expect(box.deleteFolder('Old', { moveTo: 'Old/Older' })).rejects.toMatchObject({
        kind: 'invalid',
      })
      await expect(box.deleteFolder('Old', { moveTo: 'Nowhere' })).rejects.toMatchObject({ kind: 'notFound' })
      await expect(box.deleteFolder('Old', 'none')).rejects.toMatchObject({ kind: 'conflict' })
      await box.deleteFolder('Old', { moveTo: 'Archive' })
      const archived = (await box.list({ folder: 'Archive', offset: 0, limit: 10 })).messages
      expect(archived.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b', 'c'])
      expect((await box.folders()).filter((folder) => !folder.isDefault)).toEqual([])
    })

    it('[FL-02] deletes a folder and its mails for ever, with their bytes', async () => {
      const box = mailbox()
      await box.createFolder('Old/Older')
      const ref = await box.append('Old/Older', testMail())
      await box.deleteFolder('Old', 'delete')
      await expect(box.raw(ref)).rejects.toMatchObject({ kind: 'notFound' })
      await expect(box.deleteFolder('Old', 'delete')).rejects.toMatchObject({ kind: 'notFound' })
      const spam = await box.folderWithRole('spam')
      await expect(box.deleteFolder(spam, 'delete')).rejects.toMatchObject({ kind: 'forbidden' })
      await box.createFolder('Old')
      expect((await box.list({ folder: 'Old', offset: 0, limit: 10 })).totalCount).toBe(0)
    })

    it('[A1] changes no folder of somebody else', async () => {
      await mailbox().createFolder('Mine')
      const other = test.current.store.mailbox(test.current.bob)
      await expect(other.renameFolder('Mine', 'Yours')).rejects.toMatchObject({ kind: 'notFound' })
      await expect(other.deleteFolder('Mine', 'delete')).rejects.toMatchObject({ kind: 'notFound' })
      expect((await mailbox().folders()).map(({ id }) => id)).toContain('Mine')
    })
  })
}
