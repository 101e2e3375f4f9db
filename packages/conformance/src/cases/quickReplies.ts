import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  arrive,
  folderOf,
  opened,
  portOf,
  rowAgain,
  rows,
  signedIn,
  stranger,
  waitForRow,
} from '../world/scene'

/** Answers that are written under the mail they answer. */
export const quickReplyCases = casesOf({ area: 'quick-reply', port: 'sending', needs: ['sending'] }, [
  [
    'answers',
    'Answers the sender with the original below, and marks it answered',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const sending = portOf(adapter, 'sending')
      const row = await arrive(world, { subject: 'Lunch', text: 'Noodles at noon?' })
      const { messageId } = await sending.quickReply(row.ref, '<div>好的，见</div>', sending.newDraftId())
      const [copy] = await rows(adapter, await folderOf(adapter, 'sent'))
      holds(copy, 'there is no copy among the sent mails')
      holds(/^(Re: |回复：|回覆：)Lunch$/.test(copy.subject), `the subject is "${copy.subject}"`)
      const mail = await opened(adapter, copy)
      equals(mail.messageId, messageId, 'Message-ID of the copy')
      equals(
        mail.to.map(({ address }) => address),
        [stranger.address],
        'recipients',
      )
      holds(mail.html?.includes('好的，见'), 'the answer is not there')
      holds(mail.html?.includes('Noodles at noon?'), 'the original is not there')
      const header = await adapter.messages.header(copy.ref)
      const original = await opened(adapter, row)
      holds(/^In-Reply-To:/im.test(header), 'the answer does not name the original')
      holds(header.includes(original.messageId), 'the answer names another mail than the original')
      equals((await rowAgain(adapter, row)).state.isAnswered, true, 'answered')
    },
  ],
  [
    'once',
    'Answers once, however often it is asked to with one draft id',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const sending = portOf(adapter, 'sending')
      const row = await arrive(world, { subject: 'Once' })
      const id = sending.newDraftId()
      const first = await sending.quickReply(row.ref, '<div>Yes</div>', id)
      await adapter.messages.delete({ folder: row.ref.folder, uids: [row.ref.uid] })
      equals(
        (await sending.quickReply(row.ref, '<div>Yes</div>', id)).messageId,
        first.messageId,
        'Message-ID',
      )
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 1, 'sent mails')
    },
  ],
  [
    'refused',
    'Refuses an answer without words, and one to no mail',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const sending = portOf(adapter, 'sending')
      const row = await arrive(world, { subject: 'Refused' })
      const empty = sending.quickReply(row.ref, '<div> <br></div>', sending.newDraftId())
      await failsAs(empty, 'invalid', 'an answer without words')
      const nowhere = { ...row.ref, uid: row.ref.uid + 1000 }
      const lost = sending.quickReply(nowhere, '<div>Yes</div>', sending.newDraftId())
      await failsAs(lost, 'notFound', 'an answer to no mail')
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 0, 'sent mails')
    },
  ],
  [
    'arrives',
    'Brings the answer to a colleague who wrote',
    async ({ alice, bob }) => {
      const colleague = await signedIn(bob)
      const theirs = portOf(colleague, 'sending')
      const form = { to: [alice.address], cc: [], bcc: [], subject: 'Room', attachments: [] }
      const words = { html: '<div>Which room?</div>', text: 'Which room?', isHtml: true }
      await theirs.send({ ...form, ...words }, theirs.newDraftId())
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const row = await waitForRow(adapter, 'inbox', 'Room')
      const { recipients } = await sending.quickReply(row.ref, '<div>Seven</div>', sending.newDraftId())
      equals(
        recipients.map(({ recipient }) => recipient.address),
        [bob.address.address],
        'lines of recipients',
      )
    },
  ],
])
