import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DraftContent } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftContent } from '../../testing/draftContent'
import { openTestPost, type TestPost } from '../../testing/openTestPost'
import { newDraftId } from './DraftService'
import { tidyDraft } from './tidyDraft'

let post: TestPost
beforeEach(async () => {
  post = await openTestPost()
})
afterEach(() => post.close())

const form = (change: Partial<DraftContent> = {}) =>
  draftContent({
    to: [{ address: 'bob@example.com', name: 'Bob' }],
    bcc: [{ address: 'cid@example.com', name: '' }],
    subject: '草稿',
    html: '<p>eins</p>',
    text: 'eins',
    ...change,
  })

async function upload(name: string, content: string) {
  const { blobKey } = await post.sending.storeBytes(Readable.from([Buffer.from(content)]))
  return post.sending.keepUpload(post.ann, { blobKey, name, contentType: 'text/plain', isInline: false })
}

describe('drafts', () => {
  it('[CO-10] a saved draft stands in Drafts and opens as it was written', async () => {
    const file = await upload('数据.txt', 'data')
    // A client names files by id; what they are is known here.
    const asked = form({ attachments: [{ id: file.id, name: '', sizeBytes: 0, contentType: '' }] })
    const saved = await post.sending.save(post.ann, asked)
    expect(await post.mails(post.ann, 'Drafts')).toMatchObject([{ subject: '草稿', state: { isRead: true } }])
    expect(await post.sending.open(post.ann, saved.ref)).toEqual({
      ...form({ attachments: [file] }),
      kind: 'draft',
      id: saved.id,
      ref: saved.ref,
    })
  })

  it('[CO-10] saving again replaces the version before, under the same id', async () => {
    const first = await post.sending.save(post.ann, form())
    const second = await post.sending.save(post.ann, form({ subject: 'zwei' }), first.id)
    expect(second.id).toBe(first.id)
    expect((await post.mails(post.ann, 'Drafts')).map(({ subject }) => subject)).toEqual(['zwei'])
    await expect(post.sending.open(post.ann, first.ref)).rejects.toMatchObject({ kind: 'notFound' })
    expect((await post.sending.open(post.ann, second.ref)).subject).toBe('zwei')
  })

  it('[R4] of many saves at once the last one stands, alone', async () => {
    const id = newDraftId()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post.sending.save(post.ann, form({ subject: `v${index}` }), id),
      ),
    )
    expect((await post.mails(post.ann, 'Drafts')).map(({ subject }) => subject)).toEqual(['v11'])
    expect(await post.orphans()).toBe(0)
  })

  it('[R4] of versions none of which is the one recorded, the newest stays', async () => {
    const saved = await post.sending.save(post.ann, form({ subject: 'older' }))
    const mailbox = post.mailStore.mailbox(post.ann)
    const raw = await buffer(await (await mailbox.raw(saved.ref)).open())
    const newest = await mailbox.append('Drafts', raw)
    // A mail server may give all mails of a folder new names.
    await post.database.db.updateTable('drafts').set({ uid: 9999 }).execute()
    const { messageId } = await mailbox.read(newest)
    await tidyDraft(post.intake, { accountId: post.ann, draftId: saved.id, messageId })
    expect(await mailbox.findByMessageId(messageId)).toEqual([newest])
  })

  it('[R4] a version that a crash left behind is cleared away, the recorded one stays', async () => {
    const saved = await post.sending.save(post.ann, form())
    const mailbox = post.mailStore.mailbox(post.ann)
    const { messageId } = (await post.mails(post.ann, 'Drafts'))[0]!
    // As if the process had died after the new version was written and before it was recorded.
    await mailbox.append('Drafts', Buffer.from(`Message-ID: <${messageId}>\r\nSubject: half\r\n\r\nx\r\n`))
    const payload = { accountId: post.ann, draftId: saved.id, messageId }
    await post.queue.enqueue(post.database.db, { kind: 'tidy-draft', payload })
    await post.runner.runDue()
    expect((await post.mails(post.ann, 'Drafts')).map(({ ref }) => ref)).toEqual([saved.ref])
  })

  it('[CO-10] an empty draft is not saved', async () => {
    const empty = form({ subject: '', html: '<p><br></p>', text: '' })
    await expect(post.sending.save(post.ann, empty)).rejects.toMatchObject({ kind: 'invalid' })
    await post.sending.save(post.ann, form({ subject: 'only a subject', html: '', text: '' }))
    expect(await post.mails(post.ann, 'Drafts')).toHaveLength(1)
  })

  it('[CO-10] addresses that are not finished are kept in the form', async () => {
    const asked = form({
      to: [
        { address: 'bob@exam', name: '' },
        { address: 'half of', name: '' },
      ],
    })
    const saved = await post.sending.save(post.ann, asked)
    expect((await post.sending.open(post.ann, saved.ref)).to).toEqual(asked.to)
  })

  it('[CO-10] a discarded draft is gone, discarding again does nothing', async () => {
    const saved = await post.sending.save(post.ann, form())
    await post.sending.discard(post.ann, saved.id)
    expect(await post.mails(post.ann, 'Drafts')).toEqual([])
    await post.sending.discard(post.ann, saved.id)
    await expect(post.sending.open(post.ann, saved.ref)).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('[A1] drafts of others can be neither opened, changed nor discarded', async () => {
    const saved = await post.sending.save(post.ann, form())
    await expect(post.sending.open(post.bob, saved.ref)).rejects.toMatchObject({ kind: 'notFound' })
    await post.sending.discard(post.bob, saved.id)
    await post.sending.save(post.bob, form({ subject: 'mine' }), saved.id)
    expect((await post.mails(post.ann, 'Drafts')).map(({ subject }) => subject)).toEqual(['草稿'])
  })

  it('[CO-01] a draft of another mail program opens with what its mail says', async () => {
    const raw =
      'From: ann@example.com\r\nTo: Bob <bob@example.com>\r\nBcc: cid@example.com\r\nSubject: foreign\r\n' +
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nwords\r\n--b\r\nContent-Type: text/csv\r\n' +
      'Content-Disposition: attachment; filename=a.csv\r\n\r\n1,2\r\n--b--\r\n'
    const ref = await post.mailStore.mailbox(post.ann).append('Drafts', Buffer.from(raw))
    const draft = await post.sending.open(post.ann, ref)
    expect(draft).toMatchObject({
      kind: 'draft',
      to: [{ address: 'bob@example.com', name: 'Bob' }],
      bcc: [{ address: 'cid@example.com' }],
      subject: 'foreign',
      isHtml: false,
      attachments: [{ name: 'a.csv', contentType: 'text/csv' }],
    })
    const file = await post.sending.uploaded(post.ann, draft.attachments[0]!.id)
    expect((await buffer(await file.open())).toString()).toBe('1,2')
  })
})

describe('uploads', () => {
  it.each(['run.exe', 'RUN.EXE', 'a.pdf.exe', 'run.exe.', 'run.exe ', 'run.exe\0.txt', 'run.ｅｘｅ'])(
    '[F3] a forbidden file is refused and its bytes are gone: %j',
    async (name) => {
      await expect(upload(name, 'x')).rejects.toMatchObject({
        kind: 'invalid',
        details: { fields: { attachments: ['forbiddenFile'] } },
      })
      expect(await post.orphans()).toBe(0)
    },
  )

  it('[GW-02] an empty file is refused', async () => {
    await expect(upload('a.txt', '')).rejects.toMatchObject({
      details: { fields: { attachments: ['emptyFile'] } },
    })
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\x\\a.txt', 'a.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['a\r\nX-Added: 1.txt', 'aX-Added: 1.txt'],
    [`${'长'.repeat(300)}.txt`, `${'长'.repeat(196)}.txt`],
  ])('[F1] a file named %j is kept as %j', async (name, kept) => {
    expect((await upload(name, 'x')).name).toBe(kept)
  })

  it('[GW-02] files that no draft needs go after two days, the others stay', async () => {
    const needed = await upload('needed.txt', 'needed')
    const unneeded = await upload('unneeded.txt', 'unneeded')
    await post.sending.save(post.ann, form({ attachments: [needed] }))
    await post.queue.enqueue(post.database.db, { kind: 'clean-uploads', payload: {} })
    post.clock.advance(47 * 3_600_000)
    await post.runner.runDue()
    expect((await post.sending.uploaded(post.ann, unneeded.id)).name).toBe('unneeded.txt')
    post.clock.advance(2 * 3_600_000)
    await post.runner.runDue()
    await expect(post.sending.uploaded(post.ann, unneeded.id)).rejects.toMatchObject({ kind: 'notFound' })
    expect((await post.sending.uploaded(post.ann, needed.id)).name).toBe('needed.txt')
    expect(await post.orphans()).toBe(0)
  })
})
