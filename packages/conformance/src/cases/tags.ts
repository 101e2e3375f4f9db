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
