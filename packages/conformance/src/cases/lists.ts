import type { MessageFilter, MessageSearch, MessageSort } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  allBytes,
  arrive,
  arriveAll,
  folderOf,
  rows,
  selection,
  signedIn,
  stranger,
  withFirstWords,
  subjects,
} from '../world/scene'

const person = (name: string) => ({ address: `${name.toLowerCase()}@outside.example.org`, name })

const searchable = [
  { subject: '季度预算讨论', from: person('Dora'), text: '请在周五之前确认采购清单。' },
  { subject: 'Quarterly budget', from: person('Emil'), text: 'Please confirm the purchase list by Friday.' },
  {
    subject: '預算會議紀錄',
    from: { address: 'wang@outside.example.org', name: '王小明' },
    text: '附件為會議紀錄。',
  },
]

const searches: readonly (readonly [string, MessageSearch, readonly string[]])[] = [
  ['Chinese words in a subject', { text: '预算' }, ['季度预算讨论']],
  ['traditional Chinese words', { text: '會議紀錄' }, ['預算會議紀錄']],
  ['Chinese words in a text', { text: '采购清单' }, ['季度预算讨论']],
  ['an English word in any case', { text: 'BUDGET' }, ['Quarterly budget']],
  ['an English word in a text', { text: 'purchase' }, ['Quarterly budget']],
  ['a Chinese name', { sender: '王小明' }, ['預算會議紀錄']],
  ['an English name', { sender: 'emil' }, ['Quarterly budget']],
  ['words in the subject alone', { subject: 'purchase' }, []],
  ['words in the subject', { subject: '季度' }, ['季度预算讨论']],
  ['words in the text alone', { content: '季度' }, []],
  ['words in the text', { content: 'friday' }, ['Quarterly budget']],
  ['two fields that both match', { sender: 'dora', content: '周五' }, ['季度预算讨论']],
  ['two fields of which one matches', { sender: 'emil', content: '周五' }, []],
  ['words that nobody wrote', { text: 'zebra' }, []],
  ['signs that a query language would read', { text: '" OR 1=1 -- *) %' }, []],
]

/** Lists: rows, pages, sorts, filters, search. */
export const listCases = casesOf({ area: 'lists', port: 'messages' }, [
  [
    'row',
    'Shows a mail as a row with everything that the row needs',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const before = Date.now()
      const row = await arrive(world, { subject: '会议纪要 — minutes', text: '第一行。\nSecond line.' })
      equals(row.subject, '会议纪要 — minutes', 'subject')
      equals(row.from, stranger, 'sender')
      equals(
        row.to.map(({ address }) => address),
        [world.alice.address.address],
        'recipients',
      )
      holds(Math.abs(row.receivedAt - before) < 10 * 60_000, 'arrival is not about now')
      holds(row.sizeBytes > 0, 'size is not positive')
      const { abstract } = await withFirstWords(adapter, row)
      holds(abstract.startsWith('第一行。'), `the abstract does not begin with the text: "${abstract}"`)
      equals(row.remark, '', 'remark')
      const { isRead, isAnswered, isForwarded, hasAttachments, flag, tags } = row.state
      equals(
        [isRead, isAnswered, isForwarded, hasAttachments, flag, tags.length],
        [false, false, false, false, undefined, 0],
        'state',
      )
    },
  ],
  [
    'row-with-file',
    'Marks a row that has a file',
    async (world) => {
      await signedIn(world.alice)
      const files = [{ name: 'a.bin', contentType: 'application/octet-stream', bytes: allBytes() }]
      const row = await arrive(world, { subject: 'with a file', files })
      equals(row.state.hasAttachments, true, 'hasAttachments')
    },
  ],
  [
    'pages',
    'Gives page after page without losing or repeating a mail',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(
        world,
        ['a', 'b', 'c', 'd', 'e'].map((subject) => ({ subject })),
      )
      const folder = await folderOf(adapter, 'inbox')
      const page = (offset: number) => adapter.messages.list({ folder, offset, limit: 2 })
      const pages = [await page(0), await page(2), await page(4), await page(6)]
      equals(
        pages.map(({ messages }) => subjects(messages)),
        [['e', 'd'], ['c', 'b'], ['a'], []],
        'pages, newest first',
      )
      equals(
        pages.map(({ totalCount }) => totalCount),
        [5, 5, 5, 5],
        'all mails, on every page',
      )
      equals(
        pages.map(({ unreadCount }) => unreadCount),
        [5, 5, 5, 5],
        'unread mails, on every page',
      )
    },
  ],
  [
    'impossible-pages',
    'Refuses a page of no rows, of too many, or before the first',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const folder = await folderOf(adapter, 'inbox')
      for (const [offset, limit] of [
        [0, 0],
        [0, 101],
        [-1, 20],
        [0, 1.5],
      ] as const) {
        await failsAs(
          adapter.messages.list({ folder, offset, limit }),
          'invalid',
          `a page of ${limit} from ${offset}`,
        )
      }
    },
  ],
  [
    'unknown-folder',
    'Finds no list where there is no folder',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      await failsAs(rows(adapter, 'No such folder'), 'notFound', 'listing no folder')
    },
  ],
  [
    'sorts',
    'Sorts by arrival, sender, subject and size, both ways',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [
        { subject: 'mango', from: person('Bella'), text: 'x'.repeat(4000) },
        { subject: 'apple', from: person('Carl'), text: 'x'.repeat(20_000) },
        { subject: 'Re: banana', from: person('Anton'), text: 'x' },
      ])
      const folder = await folderOf(adapter, 'inbox')
      const expected: readonly (readonly [MessageSort['by'], readonly string[]])[] = [
        ['arrival', ['mango', 'apple', 'Re: banana']],
        ['from', ['Re: banana', 'mango', 'apple']],
        ['subject', ['apple', 'Re: banana', 'mango']],
        ['size', ['Re: banana', 'mango', 'apple']],
      ]
      for (const [by, order] of expected) {
        const sorted = async (descending: boolean) =>
          subjects(await rows(adapter, folder, { sort: { by, descending } }))
        equals(await sorted(false), [...order], `by ${by}`)
        equals(await sorted(true), order.toReversed(), `by ${by}, the other way`)
      }
    },
  ],
  [
    'filters',
    'Filters by what happened to mails',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [seen, red, blue] = await arriveAll(
        world,
        ['seen', 'red', 'blue', 'plain'].map((subject) => ({ subject })),
      )
      await adapter.messages.setState(selection(seen!), { isRead: true })
      await adapter.messages.setState(selection(red!), { flag: 'red' })
      await adapter.messages.setState(selection(blue!), { flag: 'blue' })
      const folder = await folderOf(adapter, 'inbox')
      const expected: readonly (readonly [MessageFilter, readonly string[]])[] = [
        [{ kind: 'all' }, ['plain', 'blue', 'red', 'seen']],
        [{ kind: 'unseen' }, ['plain', 'blue', 'red']],
        [{ kind: 'seen' }, ['seen']],
        [{ kind: 'flagged' }, ['blue', 'red']],
        [{ kind: 'unflagged' }, ['plain', 'seen']],
        [{ kind: 'answered' }, []],
        [{ kind: 'forwarded' }, []],
        [{ kind: 'color', color: 'blue' }, ['blue']],
        [{ kind: 'color', color: 'red' }, ['red']],
        [{ kind: 'color', color: 'gray' }, []],
      ]
      for (const [filter, order] of expected) {
        const page = await adapter.messages.list({ folder, offset: 0, limit: 20, filter })
        const name = filter.kind === 'color' ? filter.color : filter.kind
        equals(subjects(page.messages), [...order], `filter ${name}`)
        equals(page.totalCount, order.length, `count of filter ${name}`)
        equals(page.unreadCount, 3, `unread mails beside filter ${name}`)
      }
    },
  ],
  [
    'search',
    'Searches subjects, people and texts in Chinese and English',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, searchable)
      const folder = await folderOf(adapter, 'inbox')
      for (const [what, search, found] of searches) {
        const page = await adapter.messages.list({ folder, offset: 0, limit: 20, search })
        equals(subjects(page.messages), [...found], `search for ${what}`)
        equals(page.totalCount, found.length, `count of ${what}`)
      }
    },
  ],
  [
    'search-with-filter',
    'Combines search, filter and sort',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [first] = await arriveAll(world, [
        { subject: 'plan one' },
        { subject: 'plan two' },
        { subject: 'other' },
      ])
      await adapter.messages.setState(selection(first!), { isRead: true })
      const folder = await folderOf(adapter, 'inbox')
      const search = { text: 'plan' }
      equals(
        subjects(await rows(adapter, folder, { search, filter: { kind: 'unseen' } })),
        ['plan two'],
        'unread plans',
      )
      const sort = { by: 'subject', descending: true } as const
      equals(
        subjects(await rows(adapter, folder, { search, sort })),
        ['plan two', 'plan one'],
        'plans by subject',
      )
    },
  ],
])
