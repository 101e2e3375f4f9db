import type { DraftContent } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { folderOf, formTo, portOf, rows, signedIn, waitForRow } from '../world/scene'

/** What is not sent, or not as it is, and what is sent all the same. */
export const refusingCases = casesOf({ area: 'sending', port: 'sending', needs: ['sending', 'drafts'] }, [
  [
    'incomplete',
    'Refuses a mail without recipient, subject or text, at the field',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const incomplete: readonly (readonly [field: string, change: Partial<DraftContent>])[] = [
        ['to', { to: [] }],
        ['to', { to: [{ address: 'nobody', name: '' }] }],
        ['subject', { subject: '  ' }],
        ['content', { html: '<div><br></div>', text: '' }],
      ]
      for (const [field, change] of incomplete) {
        const call = sending.send(formTo(bob.address, change), sending.newDraftId())
        const error = await failsAs(call, 'invalid', `a mail with the fault in "${field}"`)
        holds((error.details.fields?.[field]?.length ?? 0) > 0, `no message at the field "${field}"`)
      }
      const colleague = await signedIn(bob)
      equals(
        (await rows(colleague, await folderOf(colleague, 'inbox'))).length,
        0,
        'mails that arrived all the same',
      )
    },
  ],
  [
    'subject-of-file',
    'Takes the name of the first file for a subject that is missing',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const file = await sending.upload(new File(['x'], '季度.报告.pdf', { type: 'application/pdf' }))
      await sending.send(formTo(bob.address, { subject: '', attachments: [file] }), sending.newDraftId())
      await waitForRow(await signedIn(bob), 'inbox', '季度.报告')
    },
  ],
  [
    'unknown-file',
    'Refuses a mail with a file that is not stored',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const lost = { id: 'no-such-file-0000', name: 'a.txt', sizeBytes: 1, contentType: 'text/plain' }
      const call = sending.send(formTo(bob.address, { attachments: [lost] }), sending.newDraftId())
      await failsAs(call, ['invalid', 'notFound'], 'a mail with a lost file')
    },
  ],
  [
    'no-injection',
    'Lets no line end in a subject or a name add a header',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const recipient = { ...bob.address, name: 'Bob\r\nX-Planted: name' }
      const form = formTo(recipient, { subject: 'Planted\r\nX-Planted: subject\r\n\r\nbody' })
      const outcome = await sending.send(form, sending.newDraftId()).then(
        () => 'sent',
        () => 'refused',
      )
      if (outcome === 'refused') return
      const colleague = await signedIn(bob)
      const inbox = await folderOf(colleague, 'inbox')
      const row = await until('the mail', async () => (await rows(colleague, inbox))[0])
      holds(!/^X-Planted:/im.test(await colleague.messages.header(row.ref)), 'a header was planted')
    },
  ],
  [
    'original-gone',
    'Sends an answer although the original is gone by then',
    async (world) => {
      const sending = portOf(await signedIn(world.alice), 'sending')
      const origin = { ref: { folder: 'INBOX', uid: 4_000_000 }, kind: 'reply' } as const
      await sending.send(formTo(world.bob.address, { subject: 'Late', origin }), sending.newDraftId())
      await waitForRow(await signedIn(world.bob), 'inbox', 'Late')
    },
  ],
  [
    'mended',
    'Sends a mail that was refused and then mended, under the same draft id',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const id = sending.newDraftId()
      await failsAs(sending.send(formTo(bob.address, { to: [] }), id), 'invalid', 'a mail to nobody')
      await sending.send(formTo(bob.address, { subject: 'Mended' }), id)
      await waitForRow(await signedIn(bob), 'inbox', 'Mended')
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 1, 'sent mails')
    },
  ],
  [
    'stays-sent',
    'Lets no late save bring back the draft of a mail that has left',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const [sending, drafts] = [portOf(adapter, 'sending'), portOf(adapter, 'drafts')]
      const { id } = await drafts.save(formTo(bob.address))
      await sending.send(formTo(bob.address), id)
      await failsAs(drafts.save(formTo(bob.address, { subject: 'late' }), id), 'conflict', 'a late save')
      equals((await rows(adapter, await folderOf(adapter, 'drafts'))).length, 0, 'drafts')
    },
  ],
  [
    'too-large',
    'Refuses a mail that is too large once its file is encoded',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const { maxMessageBytes } = (await adapter.session.current())!.limits
      // Above this a mail that is too large for the system is too large for a test.
      if (maxMessageBytes > 64 * 1024 * 1024) return
      // A file that is large for itself may go as a link.
      const linkOverBytes = (await sending.rules()).online?.linkOverBytes ?? maxMessageBytes
      if (linkOverBytes === 0) return
      const total = Math.floor(maxMessageBytes * 0.85)
      const count = Math.ceil(total / linkOverBytes)
      const bytes = new Uint8Array(Math.floor(total / count))
      const attachments = []
      for (let part = 1; part <= count; part += 1)
        attachments.push(await sending.upload(new File([bytes], `large ${part}.bin`)))
      const form = formTo(bob.address, { subject: 'Large', attachments })
      await failsAs(sending.send(form, sending.newDraftId()), 'tooLarge', 'a mail that is too large')
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 0, 'sent mails')
    },
  ],
])
