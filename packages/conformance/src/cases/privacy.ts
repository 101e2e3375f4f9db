import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { folderOf, formTo, portOf, rows, signedIn, subjects, waitForRow } from '../world/scene'

const refused = ['notFound', 'forbidden', 'invalid'] as const

/** What belongs to one person stays with them, whatever ids another one tries. */
export const privacyCases = casesOf({ area: 'privacy', port: 'sending', needs: ['drafts', 'sending'] }, [
  [
    'places',
    'Opens nothing by the place of a mail in another mailbox',
    async ({ alice, bob }) => {
      const [owner, other] = [await signedIn(bob), await signedIn(alice)]
      const { ref } = await portOf(owner, 'drafts').save(formTo(alice.address, { subject: 'Private' }))
      await failsAs(other.messages.read(ref), 'notFound', 'reading')
      await failsAs(other.messages.source(ref), 'notFound', 'its source')
      await failsAs(portOf(other, 'drafts').open(ref), 'notFound', 'opening as a draft')
      await other.messages.deleteForever({ folder: ref.folder, uids: [ref.uid] })
      await other.messages.deleteForever({ folder: ref.folder, uids: 'all' })
      equals((await owner.messages.read(ref)).subject, 'Private', 'the mail of its owner')
    },
  ],
  [
    'drafts',
    'Neither changes nor throws away the draft of another by its id',
    async ({ alice, bob }) => {
      const [owner, other] = [await signedIn(bob), await signedIn(alice)]
      const { id, ref } = await portOf(owner, 'drafts').save(formTo(alice.address, { subject: 'Private' }))
      const ignore = (): undefined => undefined
      await portOf(other, 'drafts')
        .save(formTo(bob.address, { subject: 'Planted' }), id)
        .catch(ignore)
      await portOf(other, 'drafts').discard(id).catch(ignore)
      equals((await portOf(owner, 'drafts').open(ref)).subject, 'Private', 'the draft of its owner')
      const folder = await folderOf(owner, 'drafts')
      equals(subjects(await rows(owner, folder)), ['Private'], 'drafts of its owner')
    },
  ],
  [
    'sent-ids',
    'Sends a mail of one’s own although another has used its draft id',
    async ({ alice, bob }) => {
      const [first, second] = [await signedIn(bob), await signedIn(alice)]
      const id = portOf(first, 'sending').newDraftId()
      const sent = await portOf(first, 'sending').send(formTo(alice.address, { subject: 'From Bob' }), id)
      const outcome = await portOf(second, 'sending')
        .send(formTo(bob.address, { subject: 'From Alice' }), id)
        .then(
          ({ messageId }) => messageId,
          () => undefined,
        )
      equals(outcome === sent.messageId, false, 'the answer is that of the other mail')
      if (outcome !== undefined) await waitForRow(first, 'inbox', 'From Alice')
    },
  ],
  [
    'files',
    'Hands out no file that another has stored, nor sends it',
    async ({ alice, bob }) => {
      const [owner, other] = [await signedIn(bob), await signedIn(alice)]
      const file = await portOf(owner, 'sending').upload(
        new File(['secret'], 'secret.txt', { type: 'text/plain' }),
      )
      const sending = portOf(other, 'sending')
      await failsAs(sending.uploaded(file.id), ['notFound', 'forbidden'], 'its bytes')
      const form = formTo(alice.address, { attachments: [file] })
      await failsAs(sending.send(form, sending.newDraftId()), refused, 'sending it')
      await failsAs(portOf(other, 'drafts').save(form), refused, 'saving it in a draft')
    },
  ],
  [
    'status',
    'Tells nobody but the sender what became of a mail',
    async ({ alice, bob }) => {
      const [owner, other] = [await signedIn(bob), await signedIn(alice)]
      const sending = portOf(owner, 'sending')
      const { messageId } = await sending.send(
        formTo(alice.address, { subject: 'Hello' }),
        sending.newDraftId(),
      )
      await waitForRow(other, 'inbox', 'Hello')
      await failsAs(portOf(other, 'sending').status(messageId), ['notFound', 'forbidden'], 'the status')
    },
  ],
  [
    'senders',
    'Writes in nobody else’s name',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const form = formTo(alice.address, { from: bob.address })
      await failsAs(sending.send(form, sending.newDraftId()), ['forbidden', 'invalid'], 'writing as Bob')
    },
  ],
])
