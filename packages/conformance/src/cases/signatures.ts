import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { WorldPerson } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

const signaturesOf = async (person: WorldPerson) => portOf(await signedIn(person), 'signatures')
const html = '<div>王磊 &amp; Co.<br></div>'
const hostile = {
  title: `a'; drop table x; --"\r\nBcc: x@y.example <b>😀`,
  html: `${html}<script>1</script>`,
}

/** Signatures that people keep. */
export const signatureCases = casesOf({ area: 'signatures', port: 'signatures', needs: ['signatures'] }, [
  [
    'keeps',
    'Keeps signatures as they were written, in the order they were made, for their owner alone',
    async ({ alice, bob }) => {
      const port = await signaturesOf(alice)
      const first = await port.save({ title: '  工作 ', html })
      const second = await port.save(hostile)
      equals([first.title, first.html], ['工作', html], 'the first')
      await port.save({ id: first.id, title: 'Work', html: '<img src="data:image/png;base64,AA==">' })
      const { signatures, defaults } = await port.list()
      equals(
        signatures.map(({ id, title }) => [id, title]),
        [
          [first.id, 'Work'],
          [second.id, hostile.title.replace('\r\n', ' ')],
        ],
        'both, the first with its new title',
      )
      equals(signatures[1]?.html, hostile.html, 'what was written')
      equals(defaults, {}, 'what is put in by itself')
      equals((await (await signaturesOf(bob)).list()).signatures, [], 'those of somebody else')
    },
  ],
  [
    'refuses',
    'Refuses a signature without a title or content, and one of somebody else',
    async ({ alice, bob }) => {
      const port = await signaturesOf(alice)
      await failsAs(port.save({ title: ' ', html }), 'invalid', 'no title')
      await failsAs(port.save({ title: 'x'.repeat(61), html }), 'invalid', 'a title that is too long')
      await failsAs(port.save({ title: 'x', html: '<div><br>&nbsp;</div>' }), 'invalid', 'no content')
      await failsAs(port.save({ title: 'x', html: 'x'.repeat(170_001) }), 'invalid', 'too much content')
      const { id } = await port.save({ title: 'mine', html })
      const others = await signaturesOf(bob)
      await failsAs(others.save({ id, title: 'yours', html }), 'notFound', 'changing that of somebody else')
      await failsAs(others.choose('new', id), 'notFound', 'choosing that of somebody else')
      await others.remove(id)
      const { signatures } = await port.list()
      equals(
        signatures.map(({ title }) => title),
        ['mine'],
        'signatures afterwards',
      )
    },
  ],
  [
    'defaults',
    'Remembers one for new mails and one for answers, and forgets it with the signature',
    async ({ alice }) => {
      const port = await signaturesOf(alice)
      const { id: long } = await port.save({ title: 'long', html })
      const { id: short } = await port.save({ title: 'short', html })
      await port.choose('new', short)
      await port.choose('new', long)
      await port.choose('answer', short)
      equals((await port.list()).defaults, { new: long, answer: short }, 'one for each')
      await port.choose('new', undefined)
      equals((await port.list()).defaults, { answer: short }, 'none for new mails')
      await port.remove(short)
      await port.remove(short)
      const { signatures, defaults } = await port.list()
      equals([signatures.map(({ id }) => id), defaults], [[long], {}], 'what is left')
    },
  ],
])
