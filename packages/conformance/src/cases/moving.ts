import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, arriveAll, folderOf, opened, rows, selection, signedIn, subjects } from '../world/scene'

/** Moving and deleting. */
export const movingCases = casesOf({ area: 'moving', port: 'messages' }, [
  [
    'answers-in-order',
    'Answers a move with the new places, in the order asked',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(
        world,
        ['one', 'two', 'three'].map((subject) => ({ subject })),
      )
      const [inbox, archive] = [await folderOf(adapter, 'inbox'), await folderOf(adapter, 'archive')]
      const order = [arrived[2]!, arrived[0]!, arrived[1]!]
      const moved = await adapter.messages.move(selection(order[0]!, ...order.slice(1)), archive)
      equals(
        moved.map(({ from }) => from),
        order.map(({ ref }) => ref),
        'old places',
      )
      for (const [index, { to }] of moved.entries()) {
        equals(to.folder, archive, 'new folder')
        equals((await adapter.messages.read(to)).subject, order[index]!.subject, 'the mail at its new place')
      }
      equals((await rows(adapter, inbox)).length, 0, 'mails left behind')
      await failsAs(opened(adapter, arrived[0]!), 'notFound', 'reading at the old place')
    },
  ],
  [
    'keeps-the-mail',
    'Keeps state, arrival and files of a mail that is moved',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const files = [{ name: 'a.txt', contentType: 'text/plain', bytes: new TextEncoder().encode('abc') }]
      const row = await arrive(world, { subject: 'one', files })
      await adapter.messages.setState(selection(row), { isRead: true, flag: 'pink' })
      const before = await opened(adapter, row)
      const [moved] = await adapter.messages.move(selection(row), await folderOf(adapter, 'archive'))
      const after = await adapter.messages.read(moved!.to)
      equals({ ...after, ref: before.ref }, before, 'the mail after its move')
    },
  ],
  [
    'passes-over',
    'Leaves mails that are gone out of a move',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      const { folder, uids } = selection(row)
      const archive = await folderOf(adapter, 'archive')
      const moved = await adapter.messages.move({ folder, uids: [4_000_000, ...uids] }, archive)
      equals(
        moved.map(({ from }) => from.uid),
        [row.ref.uid],
        'moved mails',
      )
      equals((await adapter.messages.move({ folder, uids }, archive)).length, 0, 'mails of a move done twice')
    },
  ],
  [
    'unknown-folders',
    'Moves nothing from or into a folder that is not there',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      await failsAs(
        adapter.messages.move(selection(row), 'No such folder'),
        'notFound',
        'moving into no folder',
      )
      const nowhere = { folder: 'No such folder', uids: [1] }
      await failsAs(adapter.messages.move(nowhere, row.ref.folder), 'notFound', 'moving from no folder')
      equals((await rows(adapter, row.ref.folder)).length, 1, 'mails where they were')
    },
  ],
  [
    'all',
    'Moves all mails of a folder',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const [inbox, archive] = [await folderOf(adapter, 'inbox'), await folderOf(adapter, 'archive')]
      const moved = await adapter.messages.move({ folder: inbox, uids: 'all' }, archive)
      equals(moved.length, 2, 'moved mails')
      equals(subjects(await rows(adapter, archive)).sort(), ['one', 'two'], 'mails in the archive')
    },
  ],
  [
    'delete-and-undo',
    'Moves deleted mails to the trash, from where a move brings them back',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const [inbox, trash] = [await folderOf(adapter, 'inbox'), await folderOf(adapter, 'trash')]
      const deleted = await adapter.messages.delete(selection(arrived[0]!, arrived[1]!))
      equals(
        deleted.map(({ to }) => to.folder),
        [trash, trash],
        'where deleted mails are',
      )
      equals((await rows(adapter, inbox)).length, 0, 'mails left in the inbox')
      const back = await adapter.messages.move(
        { folder: trash, uids: deleted.map(({ to }) => to.uid) },
        inbox,
      )
      equals(
        back.map(({ to }) => to.folder),
        [inbox, inbox],
        'where they are after undo',
      )
      equals(subjects(await rows(adapter, inbox)), ['two', 'one'], 'the inbox after undo')
      const uids = new Set([...arrived.map(({ ref }) => ref.uid), ...back.map(({ to }) => to.uid)])
      equals(uids.size, 4, 'uids, none of them used twice')
    },
  ],
  [
    'delete-from-trash',
    'Deletes from the trash for ever',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [deleted] = await adapter.messages.delete(selection(await arrive(world, { subject: 'one' })))
      holds(deleted, 'a deleted mail has no new place')
      const again = await adapter.messages.delete({ folder: deleted.to.folder, uids: [deleted.to.uid] })
      equals(again.length, 0, 'places after deleting from the trash')
      await failsAs(adapter.messages.read(deleted.to), 'notFound', 'reading a mail deleted for ever')
    },
  ],
  [
    'delete-for-ever',
    'Deletes for ever from any folder, passing over what is gone',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const { folder, uids } = selection(arrived[0]!)
      await adapter.messages.deleteForever({ folder, uids: [...uids, 4_000_000] })
      await adapter.messages.deleteForever({ folder, uids })
      equals(subjects(await rows(adapter, folder)), ['two'], 'mails left')
      equals((await rows(adapter, await folderOf(adapter, 'trash'))).length, 0, 'mails in the trash')
    },
  ],
])
