import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  allBytes,
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
export const draftCases = casesOf({ area: 'drafts', port: 'drafts', needs: ['drafts', 'sending'] }, [
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
  [
    'others-stay',
    'Throws away one draft of several, and finds nothing for an id that names none',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const drafts = portOf(adapter, 'drafts')
      await drafts.save(formTo(bob.address, { subject: 'kept' }))
      const { id } = await drafts.save(formTo(bob.address, { subject: 'dropped' }))
      await drafts.discard(id)
      await drafts.discard(portOf(adapter, 'sending').newDraftId())
      equals(subjects(await rows(adapter, await folderOf(adapter, 'drafts'))), ['kept'], 'drafts')
    },
  ],
  [
    'as-written',
    'Gives a draft back as it was written: people, words of every script, files, kind of text',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const drafts = portOf(adapter, 'drafts')
      const file = await portOf(adapter, 'sending').upload(new File([allBytes(50)], '报价 🚀.bin'))
      for (const isHtml of [true, false]) {
        const form = formTo(bob.address, {
          cc: [{ address: 'doe@outside.example.org', name: 'Doe, "John"' }],
          bcc: [stranger],
          subject: ' 草稿 𠮷 ',
          html: isHtml ? '<div>你好 <b>🚀</b></div>' : '',
          text: '你好 🚀',
          isHtml,
          attachments: [file],
        })
        const draft = await drafts.open((await drafts.save(form)).ref)
        equals(
          [draft.to, draft.cc, draft.bcc, draft.isHtml, draft.subject.trim()],
          [form.to, form.cc, form.bcc, isHtml, '草稿 𠮷'],
          'people, kind and subject',
        )
        holds((isHtml ? draft.html : draft.text).includes('🚀'), 'the text is another')
        equals(
          draft.attachments.map(({ name, sizeBytes }) => [name, sizeBytes]),
          [['报价 🚀.bin', 50]],
          'files',
        )
      }
    },
  ],
])
