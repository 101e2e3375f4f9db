import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { WorldPerson } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

const templatesOf = async (person: WorldPerson) => portOf(await signedIn(person), 'templates')
const html = '<div>各位同事：<br>{date}</div>'

/** Templates that people keep. */
export const templateCases = casesOf({ area: 'templates', port: 'templates', needs: ['templates'] }, [
  [
    'pages',
    'Lists templates page by page, the newest first, and nothing after the last page',
    async ({ alice, bob }) => {
      const port = await templatesOf(alice)
      for (const title of ['a', 'b', 'c']) await port.save({ title, html })
      const page = async (offset: number) => {
        const { templates, total } = await port.page({ offset, limit: 2 })
        return [templates.map(({ title }) => title), total]
      }
      equals(await page(0), [['c', 'b'], 3], 'the first page')
      equals(await page(2), [['a'], 3], 'the second page')
      equals(await page(4), [[], 3], 'a page after the last')
      const others = await (await templatesOf(bob)).page({ offset: 0, limit: 2 })
      equals(others, { templates: [], total: 0 }, 'those of somebody else')
      await failsAs(port.page({ offset: 0, limit: 0 }), 'invalid', 'a page of nothing')
    },
  ],
  [
    'keeps',
    'Keeps a template as it was written, until its owner forgets it',
    async ({ alice, bob }) => {
      const port = await templatesOf(alice)
      const { id } = await port.save({ title: ' a\r\nb ', html: `${html}<script>1</script>` })
      equals(await port.open(id), { id, title: 'a b', html: `${html}<script>1</script>` }, 'the template')
      const others = await templatesOf(bob)
      await failsAs(others.open(id), 'notFound', 'opening that of somebody else')
      await others.remove(id)
      await port.open(id)
      await port.save({ title: 'later', html })
      await port.save({ id, title: 'other', html })
      equals(await port.open(id), { id, title: 'other', html }, 'the template as it was changed')
      const { templates } = await port.page({ offset: 0, limit: 5 })
      equals(
        templates.map(({ title }) => title),
        ['later', 'other'],
        'the templates after a change',
      )
      await failsAs(others.save({ id, title: 'mine', html }), 'notFound', 'changing that of somebody else')
      await port.remove(id)
      await port.remove(id)
      await failsAs(port.open(id), 'notFound', 'opening one that is gone')
    },
  ],
  [
    'refuses',
    'Refuses a template without a title or content',
    async ({ alice }) => {
      const port = await templatesOf(alice)
      await failsAs(port.save({ title: ' ', html }), 'invalid', 'no title')
      await failsAs(port.save({ title: 'x', html: '<div><br></div>' }), 'invalid', 'no content')
      equals((await port.page({ offset: 0, limit: 5 })).total, 0, 'templates afterwards')
    },
  ],
])
