import { equals, failsAs, holds } from '../assert/assert'
import { inBooks } from '../world/addressBook'
import { casesOf } from '../world/ConformanceCase'

/** Groups of the personal address book. @source CT-02 */
export const contactGroupCases = casesOf(
  { area: 'contact-groups', port: 'addressBook', needs: ['addressBook', 'contacts'] },
  [
    [
      'named',
      'Makes groups, gives them other names, and has each name once',
      inBooks(async ({ book }) => {
        const before = await book.groups()
        const zebra = await book.makeGroup(' Zebra ')
        const apple = await book.makeGroup('苹果'.repeat(25))
        equals([zebra.name, zebra.count], ['Zebra', 0], 'a new group')
        await failsAs(book.makeGroup('Zebra'), 'conflict', 'a name that there is')
        for (const name of ['', '  ', 'x'.repeat(51)])
          await failsAs(book.makeGroup(name), 'invalid', `a name of ${name.length} characters`)
        await failsAs(book.renameGroup(apple.id, 'Zebra'), 'conflict', 'a new name that there is')
        await failsAs(book.renameGroup(apple.id, ' '), 'invalid', 'a new name of nothing')
        await failsAs(book.renameGroup(987_654_321, 'Lost'), 'notFound', 'a group that is not there')
        equals((await book.renameGroup(apple.id, 'Apple')).name, 'Apple', 'the new name')
        equals((await book.renameGroup(apple.id, 'Apple')).name, 'Apple', 'the name that it has already')
        const own = new Set([zebra.id, apple.id])
        const { groups } = await book.groups()
        equals(groups.length, before.groups.length + 2, 'how many groups there are')
        equals(
          groups.filter(({ id }) => own.has(id)).map(({ name }) => name),
          ['Apple', 'Zebra'],
          'the groups, by name',
        )
      }),
    ],
    [
      'counted',
      'Puts contacts into groups and takes them out, and counts them',
      inBooks(async ({ book, add, names }) => {
        const [friends, work] = [await book.makeGroup('Friends'), await book.makeGroup('Work')]
        const before = await book.groups()
        const a = await add('a', { name: 'Ada', groups: [friends.id] })
        const b = await add('b', { name: 'Bea' })
        await add('c', { name: 'Cleo' })
        const counts = async () => {
          const { groups, total, ungrouped } = await book.groups()
          const count = (wanted: number) => groups.find(({ id }) => id === wanted)?.count
          return [count(friends.id), count(work.id), total - before.total, ungrouped - before.ungrouped]
        }
        equals(await counts(), [1, 0, 3, 2], 'friends, colleagues, all and those of no group')
        await book.distribute([a.id, b.id, 987_654_321], [friends.id, work.id])
        equals(await counts(), [2, 2, 3, 1], 'the same after contacts were distributed')
        equals((await book.contact(b.id)).groups.length, 2, 'groups of one of them')
        await failsAs(book.distribute([a.id], [987_654_321]), 'notFound', 'a group that is not there')
        await book.takeOut([a.id, 987_654_321], friends.id)
        await book.takeOut([a.id], friends.id)
        equals(await counts(), [1, 2, 3, 1], 'the same after one was taken out')
        equals(await names(friends.id), ['Bea'], 'who is left in the group')
        await failsAs(
          book.takeOut([a.id], 987_654_321),
          'notFound',
          'taking out of a group that is not there',
        )
      }),
    ],
    [
      'removed',
      'Removes a group and keeps its contacts',
      inBooks(async ({ book, add, names }) => {
        const group = await book.makeGroup('Removed')
        const { id } = await add('a', { name: 'Ada', groups: [group.id] })
        await book.removeGroup(group.id)
        await book.removeGroup(group.id)
        equals((await book.contact(id)).groups, [], 'groups of its contact')
        equals(await names('none'), ['Ada'], 'contacts of no group')
        const gone = book.page({ text: '', group: group.id, offset: 0, limit: 1 })
        await failsAs(gone, 'notFound', 'a page of the group that is gone')
        const again = await book.makeGroup('Removed')
        holds(again.count === 0, 'a new group of the same name has contacts')
      }),
    ],
  ],
)
