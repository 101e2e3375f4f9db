import { equals, failsAs } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import {
  arrive,
  arriveAll,
  folderOf,
  opened,
  rows,
  selection,
  signedIn,
  subjects,
  withFirstWords,
} from '../world/scene'

const alike = { from: { address: 'same@outside.example.org', name: 'Same' }, text: 'The same words.' }

/** The edges of pages, and what a list without mails says. */
export const pagingCases = casesOf({ area: 'paging', port: 'messages' }, [
  [
    'empty',
    'Answers for a folder without mails with no rows and no counts',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const folder = await folderOf(adapter, 'inbox')
      const empty = { totalCount: 0, unreadCount: 0, messages: [] }
      equals(await adapter.messages.list({ folder, offset: 0, limit: 20 }), empty, 'the first page')
      equals(await adapter.messages.list({ folder, offset: 40, limit: 20 }), empty, 'a page behind the end')
      const search = { text: 'anything' }
      equals(await adapter.messages.list({ folder, offset: 0, limit: 20, search }), empty, 'a search')
      const filter = { kind: 'tag', tag: 'never made' } as const
      equals(await adapter.messages.list({ folder, offset: 0, limit: 20, filter }), empty, 'a filter')
    },
  ],
  [
    'limits',
    'Gives pages of one row and of a hundred, and the rest where a page is not full',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [{ subject: 'a' }, { subject: 'b' }, { subject: 'c' }])
      const folder = await folderOf(adapter, 'inbox')
      const page = async (offset: number, limit: number) =>
        subjects((await adapter.messages.list({ folder, offset, limit })).messages)
      equals(await page(0, 1), ['c'], 'one row')
      equals(await page(2, 1), ['a'], 'the last row')
      equals(await page(0, 100), ['c', 'b', 'a'], 'a hundred rows')
      equals(await page(1, 100), ['b', 'a'], 'a page that is not full')
      equals(await page(3, 100), [], 'the page behind the last')
    },
  ],
  [
    'ties',
    'Keeps one order over pages where the sort finds mails alike',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(
        world,
        Array.from({ length: 7 }, (_, index) => ({ ...alike, subject: `Re: ${'Re: '.repeat(index)}alike` })),
      )
      const folder = await folderOf(adapter, 'inbox')
      for (const by of ['subject', 'from'] as const) {
        for (const descending of [false, true]) {
          const pages = [0, 3, 6].map((offset) =>
            adapter.messages.list({ folder, offset, limit: 3, sort: { by, descending } }),
          )
          const uids = (await Promise.all(pages)).flatMap(({ messages }) =>
            messages.map(({ ref }) => ref.uid),
          )
          equals(
            [...uids].sort((a, b) => a - b),
            arrived.map(({ ref }) => ref.uid).sort((a, b) => a - b),
            `mails on three pages by ${by}`,
          )
        }
      }
    },
  ],
  [
    'within-a-filter',
    'Counts and pages what a filter and a search leave, not the whole folder',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(
        world,
        ['plan 1', 'other 1', 'plan 2', 'other 2', 'plan 3'].map((subject) => ({ subject })),
      )
      await adapter.messages.setState(selection(arrived[0]!, arrived[2]!, arrived[3]!), { flag: 'cyan' })
      const folder = await folderOf(adapter, 'inbox')
      const filter = { kind: 'flagged' } as const
      const query = { folder, limit: 1, filter, search: { text: 'plan' } }
      const pages = await Promise.all([0, 1, 2].map((offset) => adapter.messages.list({ ...query, offset })))
      equals(
        pages.map(({ messages }) => subjects(messages)),
        [['plan 2'], ['plan 1'], []],
        'pages of flagged plans',
      )
      equals(
        pages.map(({ totalCount, unreadCount }) => [totalCount, unreadCount]),
        [
          [2, 5],
          [2, 5],
          [2, 5],
        ],
        'matching mails, and unread ones of the folder',
      )
    },
  ],
  [
    'blank-search',
    'Takes blank words for no search',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arrive(world, { subject: 'one' })
      const folder = await folderOf(adapter, 'inbox')
      for (const search of [{}, { text: '' }, { text: '   ' }, { sender: ' ', subject: '' }])
        equals(
          subjects(await rows(adapter, folder, { search })),
          ['one'],
          `mails found by ${JSON.stringify(search)}`,
        )
    },
  ],
  [
    'own-folder',
    'Lists and searches one folder and nothing of the others',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [gone] = await arriveAll(world, [{ subject: 'plan one' }, { subject: 'plan two' }])
      await adapter.messages.delete(selection(gone!))
      const [inbox, trash] = [await folderOf(adapter, 'inbox'), await folderOf(adapter, 'trash')]
      const search = { text: 'plan' }
      equals(subjects(await rows(adapter, inbox, { search })), ['plan two'], 'plans in the inbox')
      equals(subjects(await rows(adapter, trash, { search })), ['plan one'], 'plans in the trash')
      equals(
        (await rows(adapter, trash)).map(({ ref }) => ref.folder),
        [trash],
        'the folder of a row',
      )
    },
  ],
  [
    'row-is-the-mail',
    'Says the same of a mail in its row and when it is opened',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const files = [{ name: 'a.txt', contentType: 'text/plain', bytes: new TextEncoder().encode('abc') }]
      const row = await arrive(world, { subject: '一封信 one', cc: [world.bob.address], files })
      await adapter.messages.setState(selection(row), { flag: 'yellow', isRead: true })
      const again = await withFirstWords(adapter, row)
      const mail = await opened(adapter, row)
      const asRow = Object.fromEntries(Object.keys(again).map((name) => [name, Reflect.get(mail, name)]))
      equals<object>(asRow, again, 'the opened mail, as far as its row goes')
    },
  ],
  [
    'follows',
    'Shows in the next list what was just done',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }, { subject: 'three' }])
      const folder = await folderOf(adapter, 'inbox')
      const page = async () => {
        const { totalCount, unreadCount, messages } = await adapter.messages.list({
          folder,
          offset: 0,
          limit: 20,
        })
        return [totalCount, unreadCount, ...subjects(messages)]
      }
      await adapter.messages.setState(selection(arrived[1]!), { isRead: true })
      equals(await page(), [3, 2, 'three', 'two', 'one'], 'the list after reading one')
      await adapter.messages.deleteForever(selection(arrived[2]!))
      equals(await page(), [2, 1, 'two', 'one'], 'the list after deleting one')
      await arrive(world, { subject: 'four' })
      await until('the arrival in the list', async () => ((await page())[0] === 3 ? true : undefined))
      equals(await page(), [3, 2, 'four', 'two', 'one'], 'the list after an arrival')
    },
  ],
  [
    'wrong-query',
    'Refuses a page that is no number at all',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const folder = await folderOf(adapter, 'inbox')
      for (const [offset, limit] of [
        [Number.NaN, 20],
        [0, Number.NaN],
        [0, Number.POSITIVE_INFINITY],
        [1.5, 20],
      ] as const)
        await failsAs(
          adapter.messages.list({ folder, offset, limit }),
          'invalid',
          `${limit} rows from ${offset}`,
        )
    },
  ],
])
