import type { Folder, FolderId, MailroomAdapter } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { arriveAll, folderOf, opened, portOf, rows, selection, signedIn, subjects } from '../world/scene'

const own = async (adapter: MailroomAdapter): Promise<readonly Folder[]> =>
  (await adapter.folders.list()).filter(({ isDefault }) => !isDefault)
const ids = async (adapter: MailroomAdapter): Promise<readonly FolderId[]> =>
  (await own(adapter)).map(({ id }) => id)

/** Making, renaming, moving and deleting folders. */
export const folderChangeCases = casesOf({ area: 'folder-changes', port: 'folders' }, [
  [
    'create',
    'Makes folders of any script, at the root and inside others',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const top = await adapter.folders.create({ name: ' Kunden & Co ' })
      equals(
        [top.name, top.parent, top.isDefault, top.totalCount],
        ['Kunden & Co', undefined, false, 0],
        'made',
      )
      const inner = await adapter.folders.create({ name: '“北京” 🏮', parent: top.id })
      equals([inner.name, inner.parent], ['“北京” 🏮', top.id], 'made inside')
      equals(await ids(adapter), [top.id, inner.id], 'listed')
    },
  ],
  [
    'names',
    'Refuses names that nobody could tell apart, and says so at the name',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      for (const name of [
        '',
        '  ',
        'a/b',
        'a\u0000b',
        'a\r\nb',
        'x'.repeat(300),
        'Inbox',
        'INBОX',
        'a\u202Eb',
      ]) {
        const error = await failsAs(adapter.folders.create({ name }), 'invalid', `a folder "${name}"`)
        holds(error.details.fields?.name, `nothing is said of the name "${name}"`)
      }
      const made = await adapter.folders.create({ name: 'Projects' })
      await failsAs(adapter.folders.create({ name: 'projects' }), 'conflict', 'a second folder of one name')
      await failsAs(adapter.folders.create({ name: 'x', parent: 'Nowhere' }), 'notFound', 'a folder in none')
      equals(await ids(adapter), [made.id], 'folders afterwards')
    },
  ],
  [
    'rename',
    'Renames a folder with those in it; mails keep their numbers and marks',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const before = await adapter.folders.create({ name: 'Before' })
      const inner = await adapter.folders.create({ name: 'Inner', parent: before.id })
      const [one] = await arriveAll(world, [{ subject: 'one' }])
      await adapter.messages.setState(selection(one!), { flag: 'green' })
      const [moved] = await adapter.messages.move(selection(one!), inner.id)
      const after = await adapter.folders.rename(before.id, { name: '之后' })
      equals([after.name, after.parent], ['之后', undefined], 'the renamed folder')
      const folder = (await own(adapter)).find(({ parent }) => parent === after.id)
      equals([folder?.name, folder?.totalCount, folder?.unreadCount], ['Inner', 1, 1], 'the folder in it')
      const [row] = await rows(adapter, folder!.id)
      equals([row?.ref.uid, row?.state.flag], [moved!.to.uid, 'green'], 'number and flag of its mail')
      equals((await opened(adapter, row!)).subject, 'one', 'the mail')
      await failsAs(rows(adapter, inner.id), 'notFound', 'a list under the old name')
      await failsAs(adapter.messages.read(moved!.to), 'notFound', 'the mail under the old name')
    },
  ],
  [
    'move',
    'Moves a folder into another one and back, and never into itself',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const a = await adapter.folders.create({ name: 'A' })
      const b = await adapter.folders.create({ name: 'B', parent: a.id })
      const c = await adapter.folders.create({ name: 'C' })
      const moved = await adapter.folders.rename(a.id, { name: 'A', parent: c.id })
      equals(
        (await own(adapter)).map(({ name, parent }) => [name, parent]),
        [
          ['C', undefined],
          ['A', c.id],
          ['B', moved.id],
        ],
        'folders after the move',
      )
      await failsAs(adapter.folders.rename(c.id, { name: 'C', parent: moved.id }), 'invalid', 'into itself')
      await adapter.folders.rename(moved.id, { name: 'A' })
      equals(await ids(adapter), [a.id, b.id, c.id], 'folders after the way back')
    },
  ],
  [
    'rename-refused',
    'Renames no default folder, none that is gone, and none to a name that is taken',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const a = await adapter.folders.create({ name: 'A' })
      const b = await adapter.folders.create({ name: 'B' })
      await failsAs(adapter.folders.rename(a.id, { name: 'B' }), 'conflict', 'a taken name')
      await failsAs(adapter.folders.rename(a.id, { name: '' }), 'invalid', 'no name')
      await failsAs(adapter.folders.rename('Nowhere', { name: 'C' }), 'notFound', 'no folder')
      for (const { id, isDefault } of await adapter.folders.list())
        if (isDefault) await failsAs(adapter.folders.rename(id, { name: 'C' }), 'forbidden', `renaming ${id}`)
      equals(await ids(adapter), [a.id, b.id], 'folders afterwards')
    },
  ],
  [
    'delete-and-move',
    'Deletes a folder with those in it, and takes their mails to another one',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const outer = await adapter.folders.create({ name: 'Outer' })
      const inner = await adapter.folders.create({ name: 'Inner', parent: outer.id })
      const [one, two] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      await adapter.messages.move(selection(one!), outer.id)
      await adapter.messages.move(selection(two!), inner.id)
      await failsAs(adapter.folders.delete(outer.id, { moveTo: inner.id }), 'invalid', 'into what goes')
      await failsAs(adapter.folders.delete(outer.id, { moveTo: 'Nowhere' }), 'notFound', 'into nothing')
      await failsAs(
        adapter.folders.delete(outer.id, 'none'),
        'conflict',
        'deleting a folder with mails as empty',
      )
      const inbox = await folderOf(adapter, 'inbox')
      await adapter.folders.delete(outer.id, { moveTo: inbox })
      equals(await ids(adapter), [], 'own folders left')
      equals(subjects(await rows(adapter, inbox)).toSorted(), ['one', 'two'], 'mails in the inbox')
    },
  ],
  [
    'delete-with-mails',
    'Deletes a folder and its mails for ever, and no others',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const gone = await adapter.folders.create({ name: 'Gone' })
      const kept = await adapter.folders.create({ name: 'Gone too?' })
      const [one, two] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const [moved] = await adapter.messages.move(selection(one!), gone.id)
      await adapter.messages.move(selection(two!), kept.id)
      await adapter.folders.delete(gone.id, 'delete')
      equals(await ids(adapter), [kept.id], 'own folders left')
      await failsAs(adapter.messages.read(moved!.to), 'notFound', 'a mail of the deleted folder')
      equals(subjects(await rows(adapter, kept.id)), ['two'], 'mails of the other folder')
      equals((await rows(adapter, await folderOf(adapter, 'trash'))).length, 0, 'mails in the trash')
    },
  ],
  [
    'delete-empty',
    'Deletes an empty folder, no default one and none that is gone',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const made = await adapter.folders.create({ name: 'a b/c'.replace('/', '＋') })
      await adapter.folders.delete(made.id, 'none')
      equals(await ids(adapter), [], 'own folders left')
      await failsAs(adapter.folders.delete(made.id, 'none'), 'notFound', 'deleting it again')
      for (const { id, isDefault } of await adapter.folders.list())
        if (isDefault) await failsAs(adapter.folders.delete(id, 'delete'), 'forbidden', `deleting ${id}`)
    },
  ],
  [
    'others',
    'Changes nothing of the same name in another mailbox',
    async ({ alice, bob }) => {
      const [first, second] = [await signedIn(alice), await signedIn(bob)]
      const made = await first.folders.create({ name: 'Shared?' })
      await failsAs(second.folders.rename(made.id, { name: 'Mine' }), 'notFound', 'renaming another’s folder')
      await failsAs(second.folders.delete(made.id, 'delete'), 'notFound', 'deleting another’s folder')
      await second.folders.create({ name: 'Shared?' })
      await second.folders.delete('Shared?', 'delete')
      equals(await ids(first), [made.id], 'folders of the first')
    },
  ],
  [
    'tells',
    'Tells open pages of folders that were made, renamed and deleted',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      let heard = 0
      let isOnline = false
      const leave = portOf(adapter, 'live').subscribe({
        onEvent: ({ kind }) => (heard += kind === 'foldersChanged' ? 1 : 0),
        onState: (state) => (isOnline = state === 'online'),
      })
      const hear = (what: string, count: number) =>
        until(what, async () => (heard >= count ? heard : undefined))
      try {
        await until('the live line', async () => isOnline || undefined)
        const { id } = await adapter.folders.create({ name: 'News' })
        await hear('news of a folder made', 1)
        const { id: renamed } = await adapter.folders.rename(id, { name: 'More news' })
        await hear('news of a folder renamed', 2)
        await adapter.folders.delete(renamed, 'none')
        await hear('news of a folder deleted', 3)
      } finally {
        leave()
      }
    },
    { needs: ['live'] },
  ],
])
