import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { allBytes, arrive, bytesOf, folderOf, opened, rowAgain, signedIn, stranger } from '../world/scene'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...allBytes(300)])
const letter = {
  subject: '带图片和附件的信',
  text: '请看图片。',
  html: '<p>请看<b>图片</b>。<img src="cid:picture@outside.example.org"></p>',
  files: [
    { name: 'picture.png', contentType: 'image/png', bytes: png, contentId: 'picture@outside.example.org' },
    { name: '第三季度 报告.pdf', contentType: 'application/pdf', bytes: allBytes(70_000) },
  ],
}

/** Opening mails. */
export const readingCases = casesOf({ area: 'reading', port: 'messages' }, [
  [
    'whole-mail',
    'Opens a mail with its texts, people and files',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const cc = [{ address: 'dave@outside.example.org', name: '大卫' }]
      const replyTo = [{ address: 'desk@outside.example.org', name: 'Desk' }]
      const row = await arrive(world, { ...letter, cc, replyTo })
      const mail = await opened(adapter, row)
      equals([mail.subject, mail.ref], [row.subject, row.ref], 'subject and place')
      equals([mail.from, mail.cc, mail.replyTo], [stranger, cc, replyTo], 'people')
      equals(mail.text.trim(), letter.text, 'plain text')
      holds(mail.html?.includes('<b>图片</b>'), 'the HTML is not there')
      holds(
        mail.messageId !== '' && !/[<>]/.test(mail.messageId),
        `"${mail.messageId}" is no bare Message-ID`,
      )
      equals(mail.isOwn, false, 'isOwn of a mail from outside')
    },
  ],
  [
    'sender',
    'Says who has sent a mail in the name of its author, and nothing where the author has',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const sender = { address: 'assistant@outside.example.org', name: '秘书' }
      const sent = await opened(adapter, await arrive(world, { subject: 'In her name', sender }))
      equals([sent.from, sent.sender], [stranger, sender], 'author and sender')
      const own = await opened(adapter, await arrive(world, { subject: 'Her own', sender: stranger }))
      equals(own.sender, undefined, 'the sender of a mail of its author')
    },
  ],
  [
    'files',
    'Lists files with name, type and size, and tells pictures inside the text apart',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { attachments } = await opened(adapter, await arrive(world, letter))
      const described = attachments.map(({ name, contentType, sizeBytes, contentId, isInline }) => [
        name,
        contentType,
        sizeBytes,
        contentId,
        isInline,
      ])
      equals(
        described,
        [
          ['picture.png', 'image/png', png.length, 'picture@outside.example.org', true],
          ['第三季度 报告.pdf', 'application/pdf', 70_000, undefined, false],
        ],
        'files',
      )
    },
  ],
  [
    'bytes',
    'Hands out the bytes of every file as they were sent',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const mail = await opened(adapter, await arrive(world, letter))
      for (const [index, { id, name }] of mail.attachments.entries()) {
        const blob = await adapter.messages.attachment(mail.ref, id)
        holds(sameBytes(await bytesOf(blob), letter.files[index]!.bytes), `the bytes of ${name} are others`)
      }
    },
  ],
  [
    'download-progress',
    'Tells how far a download is, up to its end',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const mail = await opened(adapter, await arrive(world, letter))
      const done: number[] = []
      await adapter.messages.attachment(mail.ref, mail.attachments[1]!.id, {
        onProgress: ({ doneBytes }) => done.push(doneBytes),
      })
      equals(done.at(-1), 70_000, 'bytes at the end')
      equals(
        done,
        [...done].sort((a, b) => a - b),
        'progress goes forward',
      )
    },
  ],
  [
    'stays-unread',
    'Leaves a mail unread when it is opened',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'unread' })
      await opened(adapter, row)
      equals((await rowAgain(adapter, row)).state.isRead, false, 'isRead after opening')
    },
  ],
  [
    'plain-only',
    'Opens a plain-text mail without HTML',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const mail = await opened(adapter, await arrive(world, { subject: 'plain', text: '1 < 2\n> quoted\n' }))
      equals(mail.html, undefined, 'html of a plain-text mail')
      equals(mail.text.trim(), '1 < 2\n> quoted', 'text')
    },
  ],
  [
    'html-only',
    'Makes a plain text for a mail that has only HTML',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const html = '<p>第一段</p><p>second &amp; last</p>'
      const mail = await opened(adapter, await arrive(world, { subject: 'html', text: undefined, html }))
      holds(mail.text.includes('第一段') && mail.text.includes('second & last'), `the text is "${mail.text}"`)
      holds(!mail.text.includes('<p>'), 'the text has markup in it')
    },
  ],
  [
    'source',
    'Shows the source, with its header and its body',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'Source please', text: 'Body words here.' })
      const { text, isTruncated } = await adapter.messages.source(row.ref)
      holds(/^Subject: Source please\r?$/m.test(text), 'the source has no subject line')
      holds(/\r?\n\r?\n/.test(text), 'the source has no body')
      equals(isTruncated, false, 'isTruncated of a short mail')
    },
  ],
  [
    'header',
    'Shows the header lines alone',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'Header please', text: 'bodywords' })
      const header = await adapter.messages.header(row.ref)
      holds(/^Subject: Header please\r?$/m.test(header), 'the header has no subject line')
      holds(/^From: .*carol@outside\.example\.org/m.test(header), 'the header has no sender')
      holds(!/\S[^]*\r?\n\r?\n[^]*\S/.test(header), 'the header goes on into the body')
    },
  ],
  [
    'original',
    'Hands out the whole mail as a file',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { ...letter, subject: 'Original please' })
      const blob = await adapter.messages.original(row.ref)
      const text = new TextDecoder().decode(await bytesOf(blob))
      holds(/^Subject: Original please\r?$/m.test(text), 'the file has no subject line')
      holds(text.length > 70_000, 'the file has not all of the mail')
    },
  ],
  [
    'gone',
    'Finds nothing where no mail is',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const mail = await opened(adapter, await arrive(world, letter))
      const { messages } = adapter
      const gone = { folder: await folderOf(adapter, 'inbox'), uid: 4_000_000 }
      await failsAs(messages.read(gone), 'notFound', 'reading')
      await failsAs(messages.source(gone), 'notFound', 'its source')
      await failsAs(messages.header(gone), 'notFound', 'its header')
      await failsAs(messages.original(gone), 'notFound', 'its file')
      await failsAs(messages.attachment(gone, mail.attachments[0]!.id), 'notFound', 'its attachment')
      await failsAs(
        messages.attachment(mail.ref, 'no-such-file'),
        'notFound',
        'an attachment that is not there',
      )
      await failsAs(messages.read({ ...gone, folder: 'No such folder' }), 'notFound', 'reading in no folder')
    },
  ],
])
