import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  arrive,
  arriveAll,
  folderOf,
  formTo,
  opened,
  portOf,
  rowAgain,
  rows,
  selection,
  signedIn,
  subjects,
  waitForRow,
} from '../world/scene'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ subject: `mail ${index}`, text: `text ${index}` }))

/** Several calls at once. */
export const togetherCases = casesOf({ area: 'together', port: 'messages' }, [
  [
    'reading',
    'Answers twenty questions at once, each with its own mail',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, numbered(20))
      const mails = await Promise.all(arrived.map((row) => opened(adapter, row)))
      equals(
        mails.map(({ subject, text, ref }) => [subject, text.trim(), ref]),
        arrived.map(({ subject, ref }, index) => [subject, `text ${index}`, ref]),
        'the mails',
      )
    },
  ],
  [
    'marks',
    'Loses no mark when many are made at once, on one mail or on many',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, numbered(10))
      const { messages } = adapter
      await Promise.all(arrived.map((row) => messages.setState(selection(row), { flag: 'green' })))
      await Promise.all([
        messages.setState(selection(arrived[0]!), { isRead: true }),
        messages.setState(selection(arrived[0]!), { flag: 'blue' }),
        messages.setState(selection(arrived[1]!, arrived[2]!), { isRead: true }),
      ])
      const after = await Promise.all(arrived.slice(0, 4).map((row) => rowAgain(adapter, row)))
      equals(
        after.map(({ state }) => [state.isRead, state.flag]),
        [
          [true, 'blue'],
          [true, 'green'],
          [true, 'green'],
          [false, 'green'],
        ],
        'marks of the first four',
      )
    },
  ],
  [
    'one-move-wins',
    'Moves a mail once when two moves of it run at once',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'wanted' })
      const [archive, trash] = [await folderOf(adapter, 'archive'), await folderOf(adapter, 'trash')]
      const moves = await Promise.all([
        adapter.messages.move(selection(row), archive),
        adapter.messages.move(selection(row), trash),
        adapter.messages.move(selection(row), archive),
      ])
      equals(moves.flat().length, 1, 'new places')
      const places = await Promise.all(
        [row.ref.folder, archive, trash].map((folder) => rows(adapter, folder)),
      )
      equals(places.flat().length, 1, 'mails in all three folders')
      equals(places.flat()[0]?.ref, moves.flat()[0]?.to, 'the place where it is')
    },
  ],
  [
    'double-numbers',
    'Takes a mail that a selection names twice once, and does nothing for a selection of none',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { ref } = await arrive(world, { subject: 'one' })
      const archive = await folderOf(adapter, 'archive')
      const none = { folder: ref.folder, uids: [] }
      equals((await adapter.messages.move(none, archive)).length, 0, 'places after moving none')
      equals((await adapter.messages.delete(none)).length, 0, 'places after deleting none')
      await adapter.messages.deleteForever(none)
      const twice = { folder: ref.folder, uids: [ref.uid, ref.uid] }
      const moved = await adapter.messages.move(twice, archive)
      equals(
        moved.map(({ from }) => from),
        [ref],
        'old places of a mail named twice',
      )
      equals(subjects(await rows(adapter, archive)), ['one'], 'the archive')
    },
  ],
  [
    'drafts',
    'Has one draft when it is saved several times at once',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const id = portOf(adapter, 'sending').newDraftId()
      const texts = ['one', 'two', 'three', 'four']
      const drafts = portOf(adapter, 'drafts')
      await Promise.all(texts.map((subject) => drafts.save(formTo(bob.address, { subject }), id)))
      const listed = subjects(await rows(adapter, await folderOf(adapter, 'drafts')))
      equals(listed.length, 1, 'drafts')
      equals(texts.includes(listed[0]!), true, 'the draft is one of those saved')
    },
    { port: 'drafts', needs: ['drafts', 'sending'] },
  ],
  [
    'sending',
    'Sends ten mails at once, each to its recipient and each once',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const results = await Promise.all(
        numbered(10).map((mail) =>
          sending.send(formTo(bob.address, { ...mail, html: '', isHtml: false }), sending.newDraftId()),
        ),
      )
      equals(new Set(results.map(({ messageId }) => messageId)).size, 10, 'different Message-IDs')
      const colleague = await signedIn(bob)
      for (const { subject } of numbered(10)) await waitForRow(colleague, 'inbox', subject)
      const inbox = await rows(colleague, await folderOf(colleague, 'inbox'))
      equals(inbox.length, 10, 'mails that arrived')
      for (const row of inbox) {
        const { text } = await opened(colleague, row)
        equals(text.trim(), row.subject.replace('mail', 'text'), `the text of "${row.subject}"`)
      }
    },
    { port: 'sending', needs: ['sending'] },
  ],
  [
    'tags',
    'Makes one tag when two of one name are made at once',
    async ({ alice }) => {
      const tags = portOf(await signedIn(alice), 'tags')
      const make = () => tags.create({ name: '同名', color: '#33B679' })
      const outcomes = await Promise.allSettled([make(), make(), make()])
      equals(outcomes.filter(({ status }) => status === 'fulfilled').length, 1, 'tags made')
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          await failsAs(Promise.reject(outcome.reason), 'invalid', 'a second tag of the name')
      equals((await tags.list()).filter(({ name }) => name === '同名').length, 1, 'tags of the name')
    },
    { port: 'tags', needs: ['tags'] },
  ],
  [
    'settings',
    'Keeps both of two settings that are saved at once',
    async ({ alice }) => {
      const settings = portOf(await signedIn(alice), 'settings')
      await Promise.all([
        settings.save({ pageSize: 50 }),
        settings.save({ locale: 'zh-tw' }),
        settings.save({ colorScheme: 'dark' }),
      ])
      const { pageSize, locale, colorScheme } = await settings.load()
      equals([pageSize, locale, colorScheme], [50, 'zh-tw', 'dark'], 'the settings')
    },
    { port: 'settings', needs: ['settings'] },
  ],
])
