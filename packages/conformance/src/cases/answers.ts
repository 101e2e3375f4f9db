import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { allBytes, arrive, bytesOf, folderOf, portOf, signedIn, stranger } from '../world/scene'

/** What answers and forwards begin with. */
export const answerCases = casesOf({ area: 'drafts', port: 'drafts', needs: ['drafts', 'sending'] }, [
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
      holds(/^(Re: |回复：|回覆：)Question$/.test(draft.subject), `the prefix is doubled: "${draft.subject}"`)
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
])
