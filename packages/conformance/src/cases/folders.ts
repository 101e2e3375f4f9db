import { folderRoles } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arriveAll, folderOf, rows, selection, signedIn } from '../world/scene'

/** Folders and their counts. */
export const folderCases = casesOf(
  'folders',
  [],
  [
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
        await failsAs(
          adapter.folders.empty('No such folder'),
          ['notFound', 'forbidden'],
          'emptying no folder',
        )
      },
    ],
  ],
)
