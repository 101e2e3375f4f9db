import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, rowAgain, selection, signedIn } from '../world/scene'

/** Notes about mails. */
export const remarkCases = casesOf({ area: 'remarks', port: 'messages' }, [
  [
    'set',
    'Notes something about a mail, changes it and takes it away',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const row = await arrive(world, { subject: 'one' })
      const other = await arrive(world, { subject: 'two' })
      equals(row.remark, '', 'the note of a new mail')
      await messages.setRemark(row.ref, '  周五前回复\n<b>&</b> ')
      equals((await rowAgain(adapter, row)).remark, '周五前回复\n<b>&</b>', 'the note in the list, trimmed')
      equals((await messages.read(row.ref)).remark, '周五前回复\n<b>&</b>', 'the note of the opened mail')
      equals((await rowAgain(adapter, other)).remark, '', 'the note of another mail')
      await messages.setRemark(row.ref, '已回复')
      equals((await rowAgain(adapter, row)).remark, '已回复', 'the note once changed')
      await messages.setRemark(row.ref, '')
      equals((await rowAgain(adapter, row)).remark, '', 'the note once taken away')
    },
  ],
  [
    'length',
    'Takes a note of 200 characters and refuses a longer one at the field',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      const longest = '注'.repeat(199) + '𠮷'
      await adapter.messages.setRemark(row.ref, longest)
      const error = await failsAs(
        adapter.messages.setRemark(row.ref, `${longest}x`),
        'invalid',
        'a note of 201 characters',
      )
      holds((error.details.fields?.remark?.length ?? 0) > 0, 'no message for the long note')
      equals((await rowAgain(adapter, row)).remark, longest, 'the note after the refusal')
    },
  ],
  [
    'follows-moves',
    'Keeps the note of a mail that is moved, and knows none for a mail that is gone',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const row = await arrive(world, { subject: 'one' })
      await messages.setRemark(row.ref, '跟着走')
      const [moved] = await messages.delete(selection(row))
      equals((await messages.read(moved!.to)).remark, '跟着走', 'the note after the move')
      await failsAs(messages.setRemark(row.ref, 'late'), 'notFound', 'a note about a mail that is gone')
    },
  ],
])
