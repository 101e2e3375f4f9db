import { flagColors } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { arrive, arriveAll, folderOf, rowAgain, rows, selection, signedIn, stranger } from '../world/scene'

/** Marks. */
export const stateCases = casesOf({ area: 'states', port: 'messages' }, [
  [
    'read-and-unread',
    'Marks a mail read and unread again',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      for (const isRead of [true, false]) {
        await adapter.messages.setState(selection(row), { isRead })
        equals((await rowAgain(adapter, row)).state.isRead, isRead, 'isRead in the list')
        equals((await adapter.messages.read(row.ref)).state.isRead, isRead, 'isRead in the mail')
      }
    },
  ],
  [
    'one-flag',
    'Has one flag colour at a time, each of nine, and takes it off',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      for (const flag of flagColors) {
        await adapter.messages.setState(selection(row), { flag })
        equals((await rowAgain(adapter, row)).state.flag, flag, 'flag')
        const marked = await rows(adapter, row.ref.folder, { filter: { kind: 'flagged' } })
        equals(marked.length, 1, `flagged mails with ${flag}`)
      }
      await adapter.messages.setState(selection(row), { flag: null })
      equals((await rowAgain(adapter, row)).state.flag, undefined, 'flag after taking it off')
    },
  ],
  [
    'red-off',
    'Takes the red flag off with its colour',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { flag: 'red' })
      await adapter.messages.setState(selection(row), { flag: null })
      const folder = await folderOf(adapter, 'inbox')
      equals(
        (await rows(adapter, folder, { filter: { kind: 'color', color: 'red' } })).length,
        0,
        'red mails',
      )
      equals(
        (await rows(adapter, folder, { filter: { kind: 'unflagged' } })).length,
        1,
        'mails without a flag',
      )
    },
  ],
  [
    'leaves-the-rest',
    'Leaves untouched what a change does not name',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { isRead: true })
      await adapter.messages.setState(selection(row), { flag: 'green' })
      await adapter.messages.setState(selection(row), {})
      const { isRead, flag } = (await rowAgain(adapter, row)).state
      equals([isRead, flag], [true, 'green'], 'read and flag')
    },
  ],
  [
    'fifty-at-once',
    'Changes fifty mails in one call, passing over those that are gone',
    async (world) => {
      const adapter = await signedIn(world.alice)
      for (let index = 0; index < 50; index += 1)
        await world.deliver({ from: stranger, subject: `mail ${index}`, text: 'Some words.' })
      const inbox = await folderOf(adapter, 'inbox')
      const arrived = await until('fifty mails in the inbox', async () => {
        const all = await rows(adapter, inbox)
        return all.length === 50 ? all : undefined
      })
      const { folder, uids } = selection(arrived[0]!, ...arrived.slice(1))
      await adapter.messages.setState(
        { folder, uids: [...uids, 4_000_000] },
        { isRead: true, flag: 'orange' },
      )
      const after = await rows(adapter, folder)
      equals(after.filter(({ state }) => state.isRead && state.flag === 'orange').length, 50, 'changed mails')
    },
  ],
  [
    'all',
    'Changes all mails of a folder and none of another',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }, { subject: 'three' }])
      await adapter.messages.delete(selection(arrived[0]!))
      const [inbox, trash] = [await folderOf(adapter, 'inbox'), await folderOf(adapter, 'trash')]
      await adapter.messages.setState({ folder: inbox, uids: 'all' }, { isRead: true })
      equals(
        (await rows(adapter, inbox)).map(({ state }) => state.isRead),
        [true, true],
        'mails of the inbox',
      )
      equals(
        (await rows(adapter, trash)).map(({ state }) => state.isRead),
        [false],
        'mails of the trash',
      )
    },
  ],
  [
    'none',
    'Changes nothing for an empty selection, and finds no folder where there is none',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState({ folder: row.ref.folder, uids: [] }, { isRead: true })
      equals((await rowAgain(adapter, row)).state.isRead, false, 'isRead')
      const nowhere = { folder: 'No such folder', uids: [1] }
      await failsAs(adapter.messages.setState(nowhere, { isRead: true }), 'notFound', 'marking in no folder')
    },
  ],
])
