import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, arriveAll, portOf, rowAgain, rows, selection, signedIn, subjects } from '../world/scene'

const color = '#33B679'

/** Tags and tagged mails. */
export const tagCases = casesOf({ area: 'tags', port: 'tags', needs: ['tags'] }, [
  [
    'create',
    'Makes a tag that is listed from then on',
    async ({ alice }) => {
      const tags = portOf(await signedIn(alice), 'tags')
      const made = await tags.create({ name: '  项目 A ', color })
      equals([made.name, made.color.toUpperCase()], ['项目 A', color], 'the tag, its name trimmed')
      const listed = (await tags.list()).find(({ id }) => id === made.id)
      equals(listed, made, 'the tag in the list')
    },
  ],
  [
    'names',
    'Refuses a name that is empty, too long or taken, at the field',
    async ({ alice }) => {
      const tags = portOf(await signedIn(alice), 'tags')
      await tags.create({ name: 'taken', color })
      for (const name of ['', '   ', 'x'.repeat(21), 'taken', ' taken ']) {
        const error = await failsAs(tags.create({ name, color }), 'invalid', `the name "${name}"`)
        holds((error.details.fields?.name?.length ?? 0) > 0, `no message for the name "${name}"`)
      }
      await tags.create({ name: '二十个字的标签名称也是可以使用的呀真好用', color })
    },
  ],
  [
    'on-mails',
    'Puts tags on mails, finds mails by them and takes them off',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const tags = portOf(adapter, 'tags')
      await tags.create({ name: '重要 客户', color })
      await tags.create({ name: 'later', color })
      const [first, second] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const { messages } = adapter
      await messages.setState(selection(first!, second!), { addTags: ['重要 客户'] })
      await messages.setState(selection(first!), { addTags: ['later', '重要 客户'] })
      equals(
        [...(await rowAgain(adapter, first!)).state.tags].sort(),
        ['later', '重要 客户'],
        'tags of the first mail',
      )
      const filter = { kind: 'tag', tag: '重要 客户' } as const
      equals(
        subjects(await rows(adapter, first!.ref.folder, { filter })),
        ['two', 'one'],
        'mails with the tag',
      )
      await messages.setState(selection(first!), { removeTags: ['重要 客户', 'never there'] })
      equals((await rowAgain(adapter, first!)).state.tags, ['later'], 'tags after taking one off')
      equals(
        subjects(await rows(adapter, first!.ref.folder, { filter })),
        ['two'],
        'mails that still have it',
      )
    },
  ],
  [
    'follow-moves',
    'Keeps the tags of a mail that is moved',
    async (world) => {
      const adapter = await signedIn(world.alice)
      await portOf(adapter, 'tags').create({ name: '跟着走', color })
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { addTags: ['跟着走'] })
      const [moved] = await adapter.messages.delete(selection(row))
      equals((await adapter.messages.read(moved!.to)).state.tags, ['跟着走'], 'tags after the move')
    },
  ],
  [
    'all-off',
    'Takes all tags off mails at once, and leaves what else is marked on them',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const tags = portOf(adapter, 'tags')
      for (const name of ['一', '二']) await tags.create({ name, color })
      const [first, second] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const { messages } = adapter
      await messages.setState(selection(first!, second!), { addTags: ['一', '二'], flag: 'green' })
      await messages.setState(selection(first!), { removeTags: 'all' })
      const after = (await rowAgain(adapter, first!)).state
      equals([after.tags, after.flag], [[], 'green'], 'tags and flag afterwards')
      equals([...(await rowAgain(adapter, second!)).state.tags].sort(), ['一', '二'], 'tags of another mail')
    },
  ],
  [
    'rename',
    'Gives a tag another name and colour, which its mails show',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const tags = portOf(adapter, 'tags')
      const made = await tags.create({ name: 'before', color })
      await tags.create({ name: 'taken', color })
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { addTags: ['before'] })
      const changed = await tags.update(made.id, { name: ' 之后 ', color: '#d50000' })
      equals(changed, { id: made.id, name: '之后', color: '#D50000' }, 'the tag, its name trimmed')
      equals(
        (await tags.list()).find(({ id }) => id === made.id),
        changed,
        'the tag in the list',
      )
      equals((await rowAgain(adapter, row)).state.tags, ['之后'], 'tags of the mail')
      for (const name of ['', 'taken', 'x'.repeat(21)]) {
        const error = await failsAs(tags.update(made.id, { name, color }), 'invalid', `the name "${name}"`)
        holds((error.details.fields?.name?.length ?? 0) > 0, `no message for the name "${name}"`)
      }
      await failsAs(tags.update('no-such-tag', { name: 'new', color }), 'notFound', 'a tag that is gone')
    },
  ],
  [
    'delete',
    'Forgets a tag and takes it off its mails',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const tags = portOf(adapter, 'tags')
      const gone = await tags.create({ name: 'gone', color })
      const kept = await tags.create({ name: 'kept', color })
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { addTags: ['gone', 'kept'] })
      await tags.delete(gone.id)
      await tags.delete(gone.id)
      equals(await tags.list(), [kept], 'tags that are left')
      equals((await rowAgain(adapter, row)).state.tags, ['kept'], 'tags of the mail')
      const other = portOf(await signedIn(world.bob), 'tags')
      await failsAs(other.update(kept.id, { name: 'theirs', color }), 'notFound', 'a tag of somebody else')
      await other.delete(kept.id)
      equals(await tags.list(), [kept], 'tags after somebody else tried to delete one')
    },
  ],
  [
    'none-at-first',
    'Has no tags at first, and refuses a colour that is none',
    async ({ alice }) => {
      const tags = portOf(await signedIn(alice), 'tags')
      equals(await tags.list(), [], 'tags of a new mailbox')
      await failsAs(tags.create({ name: 'red', color: 'red' }), 'invalid', 'a colour that is no #RRGGBB')
      equals((await tags.list()).length, 0, 'tags after a refusal')
    },
  ],
  [
    'own',
    'Keeps the tags of two people apart',
    async ({ alice, bob }) => {
      const [first, second] = [await signedIn(alice), await signedIn(bob)]
      await portOf(first, 'tags').create({ name: 'Alice only', color })
      equals(await portOf(second, 'tags').list(), [], 'tags of the other')
      await portOf(second, 'tags').create({ name: 'Alice only', color })
    },
  ],
])
