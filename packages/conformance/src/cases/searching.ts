import type { MailroomAdapter, SearchConditions } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { allBytes, arriveAll, folderOf, portOf, selection, signedIn, subjects } from '../world/scene'

/** What a search finds, the mail system itself asked as well. */
const find = (adapter: MailroomAdapter, conditions: SearchConditions, offset = 0, limit = 20) =>
  portOf(adapter, 'search').find({ conditions, offset, limit, isThorough: true })

const found = async (adapter: MailroomAdapter, conditions: SearchConditions) =>
  subjects((await find(adapter, conditions)).messages)

const person = (name: string) => ({ address: `${name.toLowerCase()}@outside.example.org`, name })

/** Searching all folders, and the searches that are kept. */
export const searchingCases = casesOf({ area: 'searching', port: 'search', needs: ['search'] }, [
  [
    'folders',
    'Finds mails of all folders, newest first, and says where each lies',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [first] = await arriveAll(world, [
        { subject: '季度报告 one' },
        { subject: '季度报告 two' },
        { subject: 'x' },
      ])
      const archive = await folderOf(adapter, 'archive')
      await adapter.messages.move(selection(first!), archive)
      const { messages, totalCount } = await find(adapter, { text: '季度报告' })
      equals(subjects(messages), ['季度报告 two', '季度报告 one'], 'mails of both folders')
      equals([totalCount, messages[1]?.ref.folder], [2, archive], 'count, and the folder of the second')
      await adapter.messages.read(messages[1]!.ref)
    },
  ],
  [
    'spam-and-trash',
    'Leaves out the trash unless it is asked for',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [first] = await arriveAll(world, [{ subject: 'draft plan' }, { subject: 'final plan' }])
      await adapter.messages.delete(selection(first!))
      const trash = await folderOf(adapter, 'trash')
      equals(await found(adapter, { subject: 'plan' }), ['final plan'], 'mails without the trash')
      equals(
        await found(adapter, { subject: 'plan', isEverywhere: true }),
        ['final plan', 'draft plan'],
        'mails with the trash',
      )
      equals(await found(adapter, { subject: 'plan', folder: trash }), ['draft plan'], 'mails of the trash')
      await failsAs(find(adapter, { text: 'plan', folder: 'No such folder' }), 'notFound', 'no folder')
    },
  ],
  [
    'people',
    'Tells senders, recipients and copies apart',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [
        { subject: 'from Dora', from: person('Dora') },
        { subject: 'copied to Dora', from: person('Emil'), cc: [person('Dora')] },
      ])
      equals(await found(adapter, { sender: 'dora' }), ['from Dora'], 'mails from Dora')
      equals(await found(adapter, { recipient: 'dora' }), ['copied to Dora'], 'mails to Dora')
      equals(await found(adapter, { copied: 'dora@outside.example.org' }), ['copied to Dora'], 'copies')
      equals(await found(adapter, { copied: world.alice.address.address }), [], 'no copies')
      equals(
        await found(adapter, { correspondent: 'dora@outside.example.org' }),
        ['copied to Dora', 'from Dora'],
        'mails exchanged with Dora',
      )
    },
  ],
  [
    'files',
    'Finds mails by the names of their files',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const file = (name: string) => [{ name, contentType: 'application/pdf', bytes: allBytes(9) }]
      await arriveAll(world, [
        { subject: 'one', files: file('采购合同 2026.pdf') },
        { subject: 'two', files: file('plan.pdf') },
        { subject: 'three', text: '采购合同' },
      ])
      equals(await found(adapter, { attachment: '采购合同' }), ['one'], 'mails with that file')
      equals(await found(adapter, { attachment: 'plan' }), ['two'], 'mails with the other')
      equals(await found(adapter, { hasAttachments: true }), ['two', 'one'], 'mails with files')
    },
  ],
  [
    'excluded',
    'Leaves out mails with words that must not be there',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [{ subject: 'budget draft' }, { subject: 'budget final' }])
      equals(await found(adapter, { text: 'budget', without: 'draft' }), ['budget final'], 'mails without it')
    },
  ],
  [
    'limits',
    'Finds mails by state, age and size',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [first] = await arriveAll(world, [
        { subject: 'small' },
        { subject: 'medium', text: 'x'.repeat(150_000) },
      ])
      await adapter.messages.setState(selection(first!), { isRead: true, flag: 'red' })
      equals(await found(adapter, { isRead: true }), ['small'], 'read mails')
      equals(await found(adapter, { isRead: false }), ['medium'], 'unread mails')
      equals(await found(adapter, { isFlagged: true }), ['small'], 'flagged mails')
      equals(await found(adapter, { size: 'medium' }), ['medium'], 'larger mails')
      equals(await found(adapter, { age: 'day', size: 'small' }), ['small'], 'smaller mails of today')
      equals(await found(adapter, { receivedBefore: Date.now() - 86_400_000 }), [], 'mails of yesterday')
    },
  ],
  [
    'pages',
    'Gives page after page, in the order that is asked for',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(
        world,
        ['b', 'c', 'a'].map((name) => ({ subject: `report ${name}` })),
      )
      const { find: ask } = portOf(adapter, 'search')
      const page = async (offset: number) =>
        subjects((await ask({ conditions: { text: 'report' }, offset, limit: 2 })).messages)
      equals([await page(0), await page(2)], [['report a', 'report c'], ['report b']], 'both pages')
      const sort = { by: 'subject', descending: false } as const
      const sorted = await ask({ conditions: { text: 'report' }, offset: 0, limit: 2, sort })
      equals([subjects(sorted.messages), sorted.totalCount], [['report a', 'report b'], 3], 'by subject')
    },
  ],
  [
    'nothing',
    'Refuses to search for nothing, and reads no sign as a command',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await arriveAll(world, [{ subject: 'one' }])
      await failsAs(find(adapter, {}), 'invalid', 'a search for nothing')
      await failsAs(find(adapter, { text: '  ' }), 'invalid', 'a search for blanks')
      for (const text of ['zebra" OR "one', 'zebra) OR (one', "zebra' or '1'='1", '"\r\nA1 LOGOUT'])
        equals(await found(adapter, { text }), [], `mails found by ${text}`)
    },
  ],
  [
    'kept',
    'Keeps searches by name, and those used lately until they are forgotten',
    async (world) => {
      const search = portOf(await signedIn(world.alice), 'search')
      const listed = async () => (await search.saved()).map(({ name = '', query }) => [name, query])
      equals(await listed(), [], 'searches at first')
      const made = await search.save({ name: ' 客户 ', query: 'from:dora' })
      await search.note('one')
      await search.note('two')
      await search.note('one')
      equals(
        await listed(),
        [
          ['客户', 'from:dora'],
          ['', 'one'],
          ['', 'two'],
        ],
        'kept and used searches',
      )
      await search.save({ name: '客户', query: 'from:emil' })
      await search.forgetUsed()
      equals(
        await listed(),
        [['客户', 'from:emil']],
        'searches after one was changed and the others forgotten',
      )
      for (const name of ['', '  ', 'x'.repeat(51)]) {
        const error = await failsAs(search.save({ name, query: 'one' }), 'invalid', `the name "${name}"`)
        holds((error.details.fields?.name?.length ?? 0) > 0, `no message for the name "${name}"`)
      }
      await search.remove(made.id)
      const [kept] = await search.saved()
      if (kept) await search.remove(kept.id)
      equals(await listed(), [], 'searches after all were removed')
    },
  ],
  [
    'own',
    'Keeps mails and searches of two people apart',
    async (world) => {
      const [first, second] = [await signedIn(world.alice), await signedIn(world.bob)]
      await arriveAll(world, [{ subject: 'for Alice' }])
      const { id } = await portOf(first, 'search').save({ name: 'mine', query: 'one' })
      equals(await found(second, { text: 'alice', isEverywhere: true }), [], 'what the other finds')
      equals(await portOf(second, 'search').saved(), [], 'searches of the other')
      await portOf(second, 'search').remove(id)
      equals((await portOf(first, 'search').saved()).length, 1, 'own searches after the other removed one')
    },
  ],
])
