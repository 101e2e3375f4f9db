import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import {
  allBytes,
  arrive,
  bytesOf,
  folderOf,
  formTo,
  hasArrived,
  opened,
  portOf,
  rowAgain,
  rows,
  signedIn,
  subjects,
  waitForRow,
} from '../world/scene'

/** Sending, and what became of it. */
export const sendingCases = casesOf({ area: 'sending', port: 'sending', needs: ['sending', 'drafts'] }, [
  [
    'arrives',
    'Brings a mail with a picture and a file to a colleague, byte for byte',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const [picture, file] = [allBytes(900), allBytes(120_001)]
      const inline = await sending.upload(new File([picture], 'p.png', { type: 'image/png' }), {
        inline: true,
      })
      const attached = await sending.upload(new File([file], '会议 纪要.pdf', { type: 'application/pdf' }))
      const html = `<div>您好，<b>请看</b>：<img src="cid:${inline.contentId}"></div>`
      const form = formTo(bob.address, {
        subject: '会议纪要',
        html,
        text: '您好，请看：',
        attachments: [inline, attached],
      })
      await sending.send(form, sending.newDraftId())

      const colleague = await signedIn(bob)
      const mail = await opened(colleague, await waitForRow(colleague, 'inbox', '会议纪要'))
      equals(mail.from.address, alice.address.address, 'sender')
      equals(
        mail.to.map(({ address }) => address),
        [bob.address.address],
        'recipients',
      )
      holds(mail.html?.includes('<b>请看</b>'), 'the HTML is not there')
      holds(mail.text.includes('您好，请看：'), 'the plain text is not there')
      const shown = mail.attachments.find(({ isInline }) => isInline)
      const listed = mail.attachments.find(({ isInline }) => !isInline)
      holds(
        shown?.contentId && mail.html?.includes(`cid:${shown.contentId}`),
        'the HTML does not show its picture',
      )
      equals(listed?.name, '会议 纪要.pdf', 'name of the file')
      const bytes = async (id: string) => bytesOf(await colleague.messages.attachment(mail.ref, id))
      holds(sameBytes(await bytes(shown.id), picture), 'the bytes of the picture are others')
      holds(sameBytes(await bytes(listed!.id), file), 'the bytes of the file are others')
    },
  ],
  [
    'sent-copy',
    'Keeps one read copy among the sent mails, and the draft is gone',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const [sending, drafts] = [portOf(adapter, 'sending'), portOf(adapter, 'drafts')]
      const saved = await drafts.save(formTo(bob.address, { subject: 'Kept' }))
      await sending.send(formTo(bob.address, { subject: 'Kept' }), saved.id)
      const row = await waitForRow(adapter, 'sent', 'Kept')
      const mail = await opened(adapter, row)
      equals([mail.isOwn, mail.state.isRead], [true, true], 'isOwn and isRead of the copy')
      equals((await rows(adapter, row.ref.folder)).length, 1, 'sent mails')
      equals((await rows(adapter, await folderOf(adapter, 'drafts'))).length, 0, 'drafts left')
    },
  ],
  [
    'once',
    'Sends once, however often it is asked to with one draft id',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const id = sending.newDraftId()
      const form = formTo(bob.address, { subject: 'Only once' })
      const [first, second] = await Promise.all([sending.send(form, id), sending.send(form, id)])
      const third = await sending.send(form, id)
      equals(
        [second.messageId, third.messageId],
        [first.messageId, first.messageId],
        'Message-IDs of the repetitions',
      )
      await sending.send(formTo(bob.address, { subject: 'The end' }), sending.newDraftId())
      const colleague = await signedIn(bob)
      await waitForRow(colleague, 'inbox', 'The end')
      await waitForRow(colleague, 'inbox', 'Only once')
      equals(
        subjects(await rows(colleague, await folderOf(colleague, 'inbox'))).sort(),
        ['Only once', 'The end'],
        'mails that arrived',
      )
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 2, 'sent mails')
    },
  ],
  [
    'fresh-ids',
    'Makes a new draft id each time',
    async ({ alice }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      equals(
        new Set(Array.from({ length: 100 }, () => sending.newDraftId())).size,
        100,
        'different ids of a hundred',
      )
    },
  ],
  [
    'blind-copies',
    'Shows blind copies to the sender alone',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const form = formTo(alice.address, { subject: 'Blind', bcc: [bob.address] })
      await sending.send(form, sending.newDraftId())
      const colleague = await signedIn(bob)
      const received = await opened(colleague, await waitForRow(colleague, 'inbox', 'Blind'))
      equals(received.bcc.length, 0, 'blind copies in what arrived')
      const header = await colleague.messages.header(received.ref)
      holds(!/^bcc:/im.test(header), 'the header that arrived names blind copies')
      const kept = await opened(adapter, await waitForRow(adapter, 'sent', 'Blind'))
      equals(
        kept.bcc.map(({ address }) => address),
        [bob.address.address],
        'blind copies in the sent mail',
      )
    },
  ],
  [
    'answered',
    'Marks the original as answered or forwarded once the answer has left',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const sending = portOf(adapter, 'sending')
      const row = await arrive(world, { subject: 'Original' })
      const state = async () => {
        const { isAnswered, isForwarded } = (await rowAgain(adapter, row)).state
        return [isAnswered, isForwarded]
      }
      for (const [kind, expected] of [
        ['reply', [true, false]],
        ['forward', [true, true]],
      ] as const) {
        const form = formTo(world.bob.address, { subject: kind, origin: { ref: row.ref, kind } })
        await portOf(adapter, 'drafts').save(form)
        await sending.send(form, sending.newDraftId())
        equals(await state(), [...expected], `answered and forwarded after a ${kind}`)
      }
    },
  ],
  [
    'status',
    'Has one line per recipient that says what became of the mail',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const form = formTo(bob.address, { cc: [alice.address], bcc: [bob.address] })
      const { messageId, recipients } = await sending.send(form, sending.newDraftId())
      const people = [bob.address.address, alice.address.address].sort()
      equals(recipients.map(({ recipient }) => recipient.address).sort(), people, 'recipients of the result')
      const lines = await until('delivery', async () => {
        const status = await sending.status(messageId)
        return status.every(hasArrived) ? status : undefined
      })
      equals(lines.map(({ recipient }) => recipient.address).sort(), people, 'recipients of the status')
      await failsAs(sending.status('no-such-mail@example.com'), 'notFound', 'the status of no mail')
    },
  ],
  [
    'one-each',
    'Brings one mail to a person who is named several times',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const shouted = { address: bob.address.address.toUpperCase(), name: 'BOB' }
      const form = formTo(bob.address, { subject: 'Once', to: [bob.address, shouted], cc: [bob.address] })
      const { recipients } = await sending.send(form, sending.newDraftId())
      equals(recipients.length, 1, 'lines of recipients')
      await sending.send(formTo(bob.address, { subject: 'The end' }), sending.newDraftId())
      const colleague = await signedIn(bob)
      await waitForRow(colleague, 'inbox', 'Once')
      await waitForRow(colleague, 'inbox', 'The end')
      equals((await rows(colleague, await folderOf(colleague, 'inbox'))).length, 2, 'mails that arrived')
    },
  ],
  [
    'plain-text',
    'Sends a plain-text mail without HTML, words of every script as they are',
    async ({ alice, bob }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const text = '你好 🚀\n.\n> <b>not bold</b> & 100%\n-- \nFrom Alice'
      const form = formTo(bob.address, { subject: '𠮷 “plain” 🚀', text, html: '', isHtml: false })
      await sending.send(form, sending.newDraftId())
      const colleague = await signedIn(bob)
      const mail = await opened(colleague, await waitForRow(colleague, 'inbox', form.subject))
      equals([mail.html, mail.text.replaceAll('\r\n', '\n').trim()], [undefined, text], 'HTML and text')
    },
  ],
])
