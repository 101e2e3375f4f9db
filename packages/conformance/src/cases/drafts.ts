import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  allBytes,
  arrive,
  bytesOf,
  folderOf,
  formTo,
  portOf,
  rows,
  signedIn,
  stranger,
  subjects,
} from '../world/scene'

/** Answers, forwards, and mails that are being written. */
export const draftCases = casesOf(
  'drafts',
  ['drafts', 'sending'],
  [
    [
      'reply',
      'Begins a reply to the author, with the original quoted',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const html = '<p>原文在<b>这里</b></p>'
        const row = await arrive(world, { subject: 'Question', html, cc: [world.bob.address] })
        const draft = await portOf(adapter, 'drafts').prepare(row.ref, 'reply')
        equals(draft.kind, 'reply', 'kind')
        equals(
          draft.to.map(({ address }) => address),
          [stranger.address],
          'recipients',
        )
        equals(draft.cc.length, 0, 'copies')
        holds(/^(Re: |回复：|回覆：)Question$/.test(draft.subject), `the subject is "${draft.subject}"`)
        holds(draft.quotedHtml?.includes('<b>这里</b>'), 'the original is not quoted as it is')
        equals(draft.origin, { ref: row.ref, kind: 'reply' }, 'origin')
        equals(draft.id, undefined, 'id of a draft that was never saved')
      },
    ],
    [
      'reply-all',
      'Begins a reply to all without the writer, to the reply-to address when there is one',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const desk = { address: 'desk@outside.example.org', name: 'Desk' }
        const eve = { address: 'eve@outside.example.org', name: 'Eve' }
        const to = [world.alice.address, world.bob.address]
        const row = await arrive(world, {
          subject: 'Re: Question',
          to,
          cc: [eve, world.alice.address],
          replyTo: [desk],
        })
        const draft = await portOf(adapter, 'drafts').prepare(row.ref, 'replyAll')
        equals(
          draft.to.map(({ address }) => address),
          [desk.address, world.bob.address.address],
          'recipients',
        )
        equals(
          draft.cc.map(({ address }) => address),
          [eve.address],
          'copies',
        )
        holds(
          /^(Re: |回复：|回覆：)Question$/.test(draft.subject),
          `the prefix is doubled: "${draft.subject}"`,
        )
      },
    ],
    [
      'forward',
      'Begins a forward with the files of the original and nobody to send it to',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const bytes = allBytes(3000)
        const files = [{ name: '数据.bin', contentType: 'application/octet-stream', bytes }]
        const row = await arrive(world, { subject: 'Data', text: 'See file.', files })
        const draft = await portOf(adapter, 'drafts').prepare(row.ref, 'forward')
        equals([draft.kind, draft.to.length, draft.cc.length], ['forward', 0, 0], 'kind and recipients')
        holds(/^(Fwd: |转发：|轉寄：)Data$/.test(draft.subject), `the subject is "${draft.subject}"`)
        holds(draft.quotedHtml?.includes('See file.'), 'the original is not quoted')
        equals(
          draft.attachments.map(({ name, sizeBytes }) => [name, sizeBytes]),
          [['数据.bin', 3000]],
          'files',
        )
        const blob = await portOf(adapter, 'sending').uploaded(draft.attachments[0]!.id)
        holds(sameBytes(await bytesOf(blob), bytes), 'the bytes of the forwarded file are others')
      },
    ],
    [
      'pictures-of-a-reply',
      'Carries the pictures that a quoted original shows, and no other file',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const files = [
          {
            name: 'p.png',
            contentType: 'image/png',
            bytes: allBytes(90),
            contentId: 'p@outside.example.org',
          },
          { name: 'a.bin', contentType: 'application/octet-stream', bytes: allBytes(90) },
        ]
        const html = '<p><img src="cid:p@outside.example.org"></p>'
        const row = await arrive(world, { subject: 'Picture', html, files })
        const draft = await portOf(adapter, 'drafts').prepare(row.ref, 'reply')
        equals(
          draft.attachments.map(({ name }) => name),
          ['p.png'],
          'files of the reply',
        )
        holds(
          draft.quotedHtml?.includes(`cid:${draft.attachments[0]!.contentId}`),
          'the quote does not show its picture',
        )
      },
    ],
    [
      'prepare-gone',
      'Begins no answer to a mail that is gone',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const gone = { folder: await folderOf(adapter, 'inbox'), uid: 4_000_000 }
        await failsAs(portOf(adapter, 'drafts').prepare(gone, 'reply'), 'notFound', 'answering nothing')
      },
    ],
    [
      'save-and-open',
      'Saves a draft and opens it as it was',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const [drafts, sending] = [portOf(adapter, 'drafts'), portOf(adapter, 'sending')]
        const file = await sending.upload(
          new File([allBytes(500)], '附件.bin', { type: 'application/octet-stream' }),
        )
        const people = { cc: [stranger], bcc: [{ address: 'dave@outside.example.org', name: '' }] }
        const form = formTo(world.bob.address, { ...people, subject: '草稿 draft', attachments: [file] })
        const saved = await drafts.save(form)
        equals(saved.ref.folder, await folderOf(adapter, 'drafts'), 'where the draft is')
        const draft = await drafts.open(saved.ref)
        equals([draft.id, draft.kind, draft.ref], [saved.id, 'draft', saved.ref], 'id, kind and place')
        equals([draft.to, draft.cc, draft.bcc], [form.to, form.cc, form.bcc], 'recipients')
        equals([draft.subject, draft.html, draft.isHtml], [form.subject, form.html, true], 'subject and text')
        equals(
          draft.attachments.map(({ name, sizeBytes }) => [name, sizeBytes]),
          [['附件.bin', 500]],
          'files',
        )
        const blob = await sending.uploaded(draft.attachments[0]!.id)
        holds(sameBytes(await bytesOf(blob), allBytes(500)), 'the bytes of the saved file are others')
      },
    ],
    [
      'save-empty',
      'Saves a draft without recipients, subject or text',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const drafts = portOf(adapter, 'drafts')
        const saved = await drafts.save(
          formTo(world.bob.address, { to: [], subject: '', html: '<div>x</div>', text: 'x' }),
        )
        equals((await drafts.open(saved.ref)).to.length, 0, 'recipients')
      },
    ],
    [
      'replace',
      'Replaces the version saved before, so that there is one draft',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const drafts = portOf(adapter, 'drafts')
        const first = await drafts.save(formTo(world.bob.address, { subject: 'first' }))
        const second = await drafts.save(formTo(world.bob.address, { subject: 'second' }), first.id)
        equals(second.id, first.id, 'id of the second version')
        const folder = await folderOf(adapter, 'drafts')
        equals(subjects(await rows(adapter, folder)), ['second'], 'drafts')
        await failsAs(drafts.open(first.ref), 'notFound', 'opening the first version')
        equals((await drafts.open(second.ref)).subject, 'second', 'the second version')
      },
    ],
    [
      'save-under-new-id',
      'Saves under an id that was made for a mail never saved',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const id = portOf(adapter, 'sending').newDraftId()
        const saved = await portOf(adapter, 'drafts').save(formTo(world.bob.address), id)
        equals(saved.id, id, 'id')
      },
    ],
    [
      'discard',
      'Throws a draft away for ever, and does nothing when it is gone',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const drafts = portOf(adapter, 'drafts')
        const saved = await drafts.save(formTo(world.bob.address))
        await drafts.discard(saved.id)
        await drafts.discard(saved.id)
        equals((await rows(adapter, await folderOf(adapter, 'drafts'))).length, 0, 'drafts left')
        equals((await rows(adapter, await folderOf(adapter, 'trash'))).length, 0, 'drafts in the trash')
        await failsAs(drafts.open(saved.ref), 'notFound', 'opening a draft thrown away')
      },
    ],
  ],
)
