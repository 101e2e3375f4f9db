import { folderRoles } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arriveAll, folderOf, rows, selection, signedIn } from '../world/scene'

/** Folders and their counts. */
export const folderCases = casesOf({ area: 'folders', port: 'folders' }, [
  [
    'default-folders',
    'Lists the default folders first, in their order',
    async ({ alice }) => {
      const folders = await (await signedIn(alice)).folders.list()
      const roles = folders.filter(({ isDefault }) => isDefault).map(({ role }) => role)
      equals(
        roles,
        [...folderRoles].filter((role) => roles.includes(role)),
        'the order of the default folders',
      )
      for (const role of ['inbox', 'drafts', 'sent', 'trash'] as const) {
        holds(roles.includes(role), `there is no ${role}`)
      }
      equals(
        folders.slice(0, roles.length).every(({ isDefault }) => isDefault),
        true,
        'default folders come first',
      )
      equals(new Set(folders.map(({ id }) => id)).size, folders.length, 'ids are unique')
    },
  ],
  [
    'parents-first',
    'Names a parent only after listing it',
    async ({ alice }) => {
      const seen = new Set<string>()
      for (const { id, parent } of await (await signedIn(alice)).folders.list()) {
        holds(parent === undefined || seen.has(parent), `"${id}" comes before its parent`)
        seen.add(id)
      }
    },
  ],
  [
    'counts',
    'Counts mails and unread mails as they come and are read',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [first] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const inbox = await folderOf(adapter, 'inbox')
      const counts = async () => {
        const { unreadCount, totalCount } = (await adapter.folders.list()).find(({ id }) => id === inbox)!
        return [unreadCount, totalCount]
      }
      equals(await counts(), [2, 2], 'unread and all after two arrivals')
      await adapter.messages.setState(selection(first!), { isRead: true })
      equals(await counts(), [1, 2], 'unread and all after reading one')
      await adapter.messages.delete(selection(first!))
      equals(await counts(), [1, 1], 'unread and all after deleting it')
    },
  ],
  [
    'get',
    'Tells of one folder what the list of all tells of it, as mails come and are read',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { folders } = adapter
      if (!folders.get) return
      const [first] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const own = await folders.create({ name: 'Projects' })
      await folders.create({ name: '北京 & 2026', parent: own.id })
      for (const folder of await folders.list()) equals(await folders.get(folder.id), folder, folder.id)
      await adapter.messages.setState(selection(first!), { isRead: true })
      const { unreadCount, totalCount } = await folders.get(first!.ref.folder)
      equals([unreadCount, totalCount], [1, 2], 'unread and all after reading one')
      await failsAs(folders.get('No such folder'), 'notFound', 'asking for no folder')
    },
  ],
  [
    'can-empty',
    'Lets only trash and spam be emptied at once',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [{ subject: 'one' }])
      for (const folder of await adapter.folders.list()) {
        const expected = folder.role === 'trash' || folder.role === 'spam'
        equals(folder.canEmpty, expected, `canEmpty of ${folder.id}`)
        if (!expected) await failsAs(adapter.folders.empty(folder.id), 'forbidden', `emptying ${folder.id}`)
      }
      equals((await rows(adapter, await folderOf(adapter, 'inbox'))).length, 1, 'mails left in the inbox')
    },
  ],
  [
    'empty',
    'Empties the trash for ever',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const trash = await folderOf(adapter, 'trash')
      const [moved] = await adapter.messages.delete(selection(arrived[0]!, arrived[1]!))
      equals((await rows(adapter, trash)).length, 2, 'mails in the trash')
      await adapter.folders.empty(trash)
      equals((await rows(adapter, trash)).length, 0, 'mails left in the trash')
      await failsAs(adapter.messages.read(moved!.to), 'notFound', 'reading an emptied mail')
    },
  ],
  [
    'empty-unknown',
    'Finds no folder to empty where there is none',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      await failsAs(adapter.folders.empty('No such folder'), ['notFound', 'forbidden'], 'emptying no folder')
    },
  ],
  [
    'empty-again',
    'Empties a trash that is empty already',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const trash = await folderOf(adapter, 'trash')
      await adapter.folders.empty(trash)
      await adapter.folders.empty(trash)
      const counts = (await adapter.folders.list()).map(
        ({ totalCount, unreadCount }) => totalCount + unreadCount,
      )
      equals(
        counts.every((count) => count === 0),
        true,
        'all folders of a new mailbox are empty',
      )
    },
  ],
  [
    'own-folders',
    'Lists folders of the user’s own behind the default ones by name, parents before children',
    async (world) => {
      const adapter = await signedIn(world.alice)
      for (const folder of ['Zebra', 'Projects/北京 2026', 'Projects/10', 'Projects/9', 'Äpfel'])
        await world.addFolder?.(folder)
      const own = (await adapter.folders.list()).filter(({ isDefault }) => !isDefault)
      equals(
        own.map(({ id, name, parent, role }) => [id, name, parent, role]),
        [
          ['Äpfel', 'Äpfel', undefined, undefined],
          ['Projects', 'Projects', undefined, undefined],
          ['Projects/9', '9', 'Projects', undefined],
          ['Projects/10', '10', 'Projects', undefined],
          ['Projects/北京 2026', '北京 2026', 'Projects', undefined],
          ['Zebra', 'Zebra', undefined, undefined],
        ],
        'own folders: id, name, parent, role',
      )
      equals(
        own.some(({ canEmpty }) => canEmpty),
        false,
        'an own folder can be emptied at once',
      )
    },
    { abilities: ['addFolder'] },
  ],
  [
    'many',
    'Lists some hundred folders, each once and in their order',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const names = Array.from({ length: 430 }, (_none, at) => `Order ${at + 1}`)
      // From behind, so that they do not stand in their order by chance.
      for (const name of names.toReversed()) await world.addFolder?.(name)
      const own = (await adapter.folders.list()).filter(({ isDefault }) => !isDefault)
      equals(
        own.map(({ id }) => id),
        names,
        'own folders',
      )
    },
    { abilities: ['addFolder'] },
  ],
  [
    'use-own-folder',
    'Holds mails in a folder of any script, counted, opened and brought back',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const id = 'Kunden & Co/“北京” 🏮'
      await world.addFolder?.(id)
      const [one] = await arriveAll(world, [{ subject: 'one' }])
      const [moved] = await adapter.messages.move(selection(one!), id)
      equals(moved?.to.folder, id, 'where the mail is')
      const folder = (await adapter.folders.list()).find((each) => each.id === id)
      equals([folder?.totalCount, folder?.unreadCount], [1, 1], 'its counts')
      equals((await adapter.messages.read(moved!.to)).subject, 'one', 'the mail in it')
      await failsAs(adapter.folders.empty(id), 'forbidden', 'emptying it at once')
      const back = await adapter.messages.move({ folder: id, uids: 'all' }, one!.ref.folder)
      equals([back.length, (await rows(adapter, id)).length], [1, 0], 'mails brought back, and left')
    },
    { abilities: ['addFolder'] },
  ],
])
