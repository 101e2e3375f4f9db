import { equals, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, formTo, portOf, signedIn, waitForRow } from '../world/scene'

/** Mails made of a whole mail. */
export const wholeCases = casesOf({ area: 'whole', port: 'drafts', needs: ['drafts', 'sending'] }, [
  [
    'forward-as-file',
    'Forwards a mail as a file that has the mail in it',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'Offer', text: 'Twelve pieces.' })
      const draft = await portOf(adapter, 'drafts').prepare(row.ref, 'forwardAsFile')
      equals(
        [draft.to, draft.html, draft.quotedHtml, draft.kind],
        [[], '', undefined, 'forward'],
        'the draft',
      )
      equals(draft.origin, { ref: row.ref, kind: 'forward' }, 'the mail it comes from')
      holds(draft.subject.includes('Offer'), 'the subject does not name the mail')
      const [file, ...more] = draft.attachments
      equals([file?.name, more.length], ['Offer.eml', 0], 'the file')
      const text = await (await portOf(adapter, 'sending').uploaded(file!.id)).text()
      holds(/^Subject: Offer\r?$/m.test(text), 'the file does not have the mail in it')
    },
  ],
  [
    'send-again',
    'Begins the same mail once more, as a new one',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      await sending.send(formTo(bob.address, { subject: 'Minutes' }), sending.newDraftId())
      const sent = await waitForRow(adapter, 'sent', 'Minutes')
      const draft = await portOf(adapter, 'drafts').prepare(sent.ref, 'sendAgain')
      equals([draft.kind, draft.id, draft.origin], ['new', undefined, undefined], 'the draft')
      equals(
        draft.to.map(({ address }) => address),
        [bob.address.address],
        'to whom it goes',
      )
      equals(draft.subject, 'Minutes', 'the subject')
      holds((draft.html + draft.text).includes('Here are the minutes.'), 'the text is missing')
    },
  ],
])
