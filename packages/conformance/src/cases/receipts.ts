import { equals, failsAs } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { arrive, folderOf, formTo, hasArrived, portOf, rows, signedIn, waitForRow } from '../world/scene'

/** Alice sends Bob a mail that asks for a receipt, and it is there. */
async function askBob({ alice, bob }: ConformanceWorld, subject: string) {
  const sender = await signedIn(alice)
  const reader = await signedIn(bob)
  const sending = portOf(sender, 'sending')
  const form = formTo(bob.address, { subject, asksReceipt: true })
  const { messageId } = await sending.send(form, sending.newDraftId())
  const { ref } = await waitForRow(reader, 'inbox', subject)
  const state = async () => (await sending.status(messageId))[0]!.state
  await until('delivery', async () =>
    (await sending.status(messageId)).every(hasArrived) ? true : undefined,
  )
  return { sender, receipts: portOf(reader, 'receipts'), ref, state }
}

/** Read receipts. */
export const receiptCases = casesOf({ area: 'receipts', port: 'receipts', needs: ['receipts', 'sending'] }, [
  [
    'sent',
    'Asks the reader once, and tells the sender by the delivery status',
    async (world) => {
      const { sender, receipts, ref, state } = await askBob(world, 'Please confirm')
      const request = await receipts.request(ref)
      equals([request?.state, request?.to.address], ['asked', world.alice.address.address], 'the wish')
      await receipts.answer(ref, 'send')
      equals((await receipts.request(ref))?.state, 'sent', 'what is remembered')
      await failsAs(receipts.answer(ref, 'send'), 'conflict', 'a second receipt')
      const inbox = await folderOf(sender, 'inbox')
      await until('the receipt', async () => {
        // A mail system that is asked for its mail notices what has come.
        await rows(sender, inbox)
        return (await state()) === 'read' ? true : undefined
      })
    },
  ],
  [
    'refused',
    'Sends nothing when the reader refuses, also later',
    async (world) => {
      const { receipts, ref, state } = await askBob(world, 'None of your business')
      const before = await state()
      await receipts.answer(ref, 'refuse')
      equals((await receipts.request(ref))?.state, 'refused', 'what is remembered')
      await failsAs(receipts.answer(ref, 'send'), 'conflict', 'a receipt after all')
      equals(await state(), before, 'what the sender hears')
    },
  ],
  [
    'not-asked',
    'Asks nobody about their own mail, or mail that wants no receipt',
    async (world) => {
      const { sender } = await askBob(world, 'Mine')
      const receipts = portOf(sender, 'receipts')
      const own = await waitForRow(sender, 'sent', 'Mine')
      equals(await receipts.request(own.ref), undefined, 'the wish in one’s own copy')
      const { ref } = await arrive(world, { subject: 'Plain' })
      equals(await receipts.request(ref), undefined, 'the wish of a mail without one')
      await failsAs(receipts.answer(ref, 'send'), 'conflict', 'a receipt that nobody wants')
      const gone = { ...ref, uid: ref.uid + 1000 }
      await failsAs(receipts.request(gone), 'notFound', 'a mail that is gone')
      await failsAs(receipts.answer(gone, 'send'), 'notFound', 'a receipt for a mail that is gone')
    },
  ],
])
