import { equals, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, arriveAll, folderOf, rowAgain, rows, selection, signedIn, subjects } from '../world/scene'

/** Mails that stand first in their folder. */
export const pinCases = casesOf({ area: 'pins', port: 'messages' }, [
  [
    'first',
    'Puts pinned mails first, in every order and over pages, and takes the pin off',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const mails = await arriveAll(
        world,
        ['b', 'a', 'd', 'c'].map((subject) => ({ subject })),
      )
      const { folder } = mails[0]!.ref
      await messages.setState(selection(mails[0]!, mails[1]!), { isPinned: true })
      equals(
        subjects(await rows(adapter, folder)),
        ['a', 'b', 'c', 'd'],
        'the newest first, pins before them',
      )
      const sort = { by: 'subject', descending: true } as const
      equals(subjects(await rows(adapter, folder, { sort })), ['b', 'a', 'd', 'c'], 'by subject')
      const pages = [
        ...(await rows(adapter, folder, { offset: 0, limit: 1 })),
        ...(await rows(adapter, folder, { offset: 1, limit: 2 })),
        ...(await rows(adapter, folder, { offset: 3, limit: 2 })),
      ]
      equals(subjects(pages), ['a', 'b', 'c', 'd'], 'pages after one another')
      equals((await rowAgain(adapter, mails[0]!)).state.isPinned, true, 'the pin of a row')
      equals((await messages.read(mails[0]!.ref)).state.isPinned, true, 'the pin of an opened mail')
      await messages.setState(selection(mails[0]!, mails[1]!), { isPinned: false })
      equals(subjects(await rows(adapter, folder)), ['c', 'd', 'a', 'b'], 'the order without pins')
      holds(!(await rowAgain(adapter, mails[0]!)).state.isPinned, 'the pin is still there')
    },
  ],
  [
    'follows-moves',
    'Keeps the pin of a mail that is moved',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { isPinned: true })
      const [moved] = await adapter.messages.move(selection(row), await folderOf(adapter, 'archive'))
      equals((await adapter.messages.read(moved!.to)).state.isPinned, true, 'the pin after the move')
    },
  ],
])
