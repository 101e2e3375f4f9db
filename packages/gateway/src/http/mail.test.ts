import type { WireMessage } from '@mailroom/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

const inbox = { folder: 'INBOX', limit: '20', offset: '0' }
const put = async (subject: string, owner = gateway.alice.id) =>
  (await gateway.store.mail.mailbox(owner).append('INBOX', sampleMail(subject))).uid
const subjects = async (query: Record<string, string> = {}) =>
  (await alice.ask('messages', { query: { ...inbox, ...query } })).results.map(({ subject }) => subject)

beforeEach(async () => {
  const box = gateway.store.mail.mailbox(gateway.alice.id)
  for (const { id } of await box.folders()) await box.empty(id)
})

describe('reading', () => {
  it('[FL-01, GW-04] shows the folders with their counts', async () => {
    await put('one')
    const { results } = await alice.ask('folders')
    expect(results.map(({ raw_name }) => raw_name)).toEqual([
      'INBOX',
      'Drafts',
      'Sent',
      'Archive',
      'Spam',
      'Trash',
    ])
    expect(results[0]).toMatchObject({ unseen_count: 1, count: 1, is_default: true, is_can_empty: false })
    expect(results[5]).toMatchObject({ flags: ['\\Trash'], is_can_empty: true })
  })

  it('[ML-03, ML-15] lists pages in the order asked', async () => {
    for (const subject of ['b', 'c', 'a']) await put(subject)
    expect(await subjects({ sort: 'SUBJECT' })).toEqual(['a', 'b', 'c'])
    expect(await subjects({ sort: 'REVERSE SUBJECT', limit: '2' })).toEqual(['c', 'b'])
    expect(await subjects({ sort: 'SUBJECT', limit: '2', offset: '2' })).toEqual(['c'])
  })

  it('[ML-19] finds mails by Chinese words', async () => {
    await put('季度预算报告')
    await put('Lunch')
    expect(await subjects({ search: '预算' })).toEqual(['季度预算报告'])
  })

  it('[RD-14] opens a mail in its parts', async () => {
    const uid = await put('季度预算')
    const mail = (await alice.ask('message', {
      path: { uid: `${uid}` },
      query: { folder: 'INBOX' },
    })) as WireMessage
    expect(mail).toMatchObject({
      subject: '季度预算',
      mfrom: ['carol@example.org', 'Carol'],
      flags: ['umail-attach'],
      is_html: true,
      date: '2026-11-21T08:00:00.000Z',
    })
    expect(mail.html_text).toContain('Text of 季度预算')
    expect(mail.attachments.map(({ name, is_inline }) => [name, is_inline])).toEqual([
      ['pic.png', true],
      ['报告.html', false],
    ])
  })

  it('[RD-17] shows source and header', async () => {
    const path = { uid: `${await put('one')}` }
    const source = await alice.ask('message', { path, query: { folder: 'INBOX', view: '1' } })
    expect(source).toMatchObject({ source: expect.stringContaining('0123456789'), is_truncated: false })
    const header = (await alice.ask('message', { path, query: { folder: 'INBOX', view: '2' } })) as {
      source: string
    }
    expect(header.source).toContain('Message-ID:')
    expect(header.source).not.toContain('0123456789')
  })
})

describe('changing', () => {
  it('[RD-18] puts flags and tags on fifty mails in one request, and takes them off', async () => {
    const uids = await Promise.all(Array.from({ length: 50 }, (_none, index) => put(`mail ${index}`)))
    const tag = await alice.ask('createTag', { body: { name: '客户', color: '#33B679' } })
    const flags = ['\\Seen', 'umail-green', `tag:${tag.name}`]
    await alice.ask('setFlags', { body: { uids, folder: 'INBOX', action: 'add', flags } })
    const { results, unseen_count: unseen } = await alice.ask('messages', {
      query: { ...inbox, limit: '50' },
    })
    expect(unseen).toBe(0)
    expect(new Set(results.map((row) => JSON.stringify([row.flags, row.tags])))).toEqual(
      new Set([JSON.stringify([['\\Seen', 'umail-green', 'umail-attach'], ['客户']])]),
    )
    await alice.ask('setFlags', { body: { uids: 'all', folder: 'INBOX', action: 'remove', flags } })
    const after = await alice.ask('messages', { query: inbox })
    expect(after).toMatchObject({ unseen_count: 50, results: expect.arrayContaining([]) })
    expect(after.results[0]).toMatchObject({ flags: ['umail-attach'], tags: [] })
  })

  it.each([
    ['', '标签名称须为 1 至 20 个字符'],
    ['很'.repeat(21), '标签名称须为 1 至 20 个字符'],
    ['重复', '已有同名标签'],
  ])('[ML-16, ER-01] says at the field what is wrong with the tag %j', async (name, sentence) => {
    await alice.call('createTag', { body: { name: '重复', color: '#33B679' } })
    const headers = { 'x-mailroom-lang': 'zh-hans' }
    const answer = await alice.call('createTag', { body: { name, color: '#33B679' }, headers })
    expect([answer.status, await answer.json()]).toEqual([400, { name: [sentence] }])
  })

  it('[ML-23] deletes into the trash, and from there for ever', async () => {
    const uid = await put('one')
    const moved = await alice.ask('deleteMessages', { body: { uids: [uid], folder: 'INBOX' } })
    expect(moved).toMatchObject({
      folder: 'Trash',
      uids: [[uid, expect.any(Number)]],
      uid: moved.uids[0]?.[1],
    })
    const [[, there]] = moved.uids as [[number, number]]
    expect(await alice.ask('deleteMessages', { body: { uids: [there], folder: 'Trash' } })).toMatchObject({
      uids: [],
    })
    expect(await subjects({ folder: 'Trash' })).toEqual([])
  })

  it('[ML-23] moves there and back by the new numbers', async () => {
    const uid = await put('one')
    const move = { uids: [uid], src_folder: 'INBOX', dst_folder: 'Archive' }
    const { uids } = await alice.ask('moveMessages', { body: move })
    await alice.ask('moveMessages', {
      body: { uids: uids.map(([, to]) => to), src_folder: 'Archive', dst_folder: 'INBOX' },
    })
    expect(await subjects()).toEqual(['one'])
  })

  it('[ML-23] empties trash and spam and nothing else', async () => {
    await put('one')
    expect((await alice.call('emptyFolder', { body: { folder: 'INBOX' } })).status).toBe(403)
    expect((await alice.call('emptyFolder', { body: { folder: 'Trash' } })).status).toBe(200)
    expect((await alice.call('emptyFolder', { body: { folder: 'nothing' } })).status).toBe(404)
    expect(await subjects()).toEqual(['one'])
  })
})

describe('writing', () => {
  const form = {
    to: [['bob@example.com', 'Bob']],
    cc: [],
    bcc: [],
    subject: 'Hello',
    html_text: '<p>Hello</p>',
    plain_text: 'Hello',
    is_html: true,
    attachments: [],
  }
  const id = () => crypto.randomUUID()

  it('[CO-01, CO-10] keeps a draft, opens it again and throws it away', async () => {
    const saved = await alice.ask('compose', { body: { ...form, action: 'save' } })
    if (saved.type !== 'save') throw new Error('It was sent.')
    const path = { uid: `${saved.uid}` }
    const seed = await alice.ask('seed', { path, query: { folder: saved.folder } })
    expect(seed).toMatchObject({
      draft_id: saved.draft_id,
      subject: 'Hello',
      to: form.to,
      html_text: '<p>Hello</p>',
    })
    await alice.ask('discardDraft', { body: { draft_id: saved.draft_id } })
    expect(await subjects({ folder: 'Drafts' })).toEqual([])
  })

  it('[CO-11, R1] sends once, however often it is asked with the same draft', async () => {
    const body = { ...form, action: 'send', draft_id: id() }
    const first = await alice.ask('compose', { body })
    const second = await alice.ask('compose', { body })
    expect(first).toMatchObject({ type: 'send', recipient: [{ recipient: 'bob@example.com' }] })
    expect(second).toMatchObject({ message_id: (first as { message_id: string }).message_id })
    await gateway.postOffice.runner.runDue()
    expect(await bob.ask('messages', { query: inbox })).toMatchObject({
      count: 1,
      results: [{ subject: 'Hello' }],
    })
    expect(await subjects({ folder: 'Sent' })).toEqual(['Hello'])
    const { results } = await alice.ask('status', {
      query: { message_id: (first as { message_id: string }).message_id },
    })
    expect(results).toMatchObject([{ recipient: 'bob@example.com', status: 'deliver' }])
  })

  it('[CO-01] begins an answer with the quoted original', async () => {
    const path = { uid: `${await put('预算')}` }
    const seed = await alice.ask('message', { path, query: { folder: 'INBOX', view: '3', lang: 'zh-hans' } })
    if (!('quoted_html' in seed)) throw new Error('It is the mail itself.')
    expect(seed).toMatchObject({
      subject: '回复：预算',
      to: [['carol@example.org', 'Carol']],
      refw_type: '3',
    })
    expect(seed.quoted_html).toContain('Text of 预算')
    expect(seed.origin).toEqual({ uid: Number(path.uid), folder: 'INBOX' })
  })

  it('[CO-11, ER-01] says at each field what is missing', async () => {
    const body = { ...form, to: [], subject: '', action: 'send', draft_id: id() }
    const answer = await alice.call('compose', { body, headers: { 'x-mailroom-lang': 'zh-tw' } })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { to: ['請至少填寫一位收件人'], subject: ['請填寫主旨'] },
    ])
  })

  it('[A1] writes from nobody else’s address and shows nobody else’s states', async () => {
    const body = { ...form, mfrom: ['bob@example.com', 'Bob'], action: 'send', draft_id: id() }
    expect((await alice.call('compose', { body })).status).toBe(403)
    const sent = await bob.ask('compose', { body: { ...form, action: 'send', draft_id: id() } })
    const query = { message_id: (sent as { message_id: string }).message_id }
    expect((await alice.call('status', { query })).status).toBe(404)
  })
})

describe('people and settings', () => {
  it('[CO-03] suggests people by the letters typed', async () => {
    const { results } = await alice.ask('suggest', { query: { search: 'bo' } })
    expect(results).toContainEqual({ username: 'bob@example.com', fullname: 'bob', dname: '' })
  })

  it('[ML-14, IX-01] keeps what each person has chosen', async () => {
    await alice.ask('setParam', { body: { keyword: 'page_limit', value: '50' } })
    await alice.ask('setLang', { body: { lang: 'zh-tw' } })
    await alice.ask('setSkin', { body: { skin_name: 'keaifen', color_scheme: 'dark' } })
    const layout = [
      { keyword: 'is_conversation', value: '1' },
      { keyword: 'reading_pane', value: 'right' },
      { keyword: 'density', value: 'compact' },
      { keyword: 'read_delay', value: '-1' },
      { keyword: 'writing_mode', value: 'plain' },
      { keyword: 'sizes', value: { right: 480 } },
    ] as const
    for (const body of layout) await alice.ask('setParam', { body })
    expect(await alice.ask('settings')).toEqual({
      page_limit: 50,
      lang: 'zh-tw',
      skin_name: 'keaifen',
      color_scheme: 'dark',
      is_conversation: true,
      reading_pane: 'right',
      density: 'compact',
      read_delay: -1,
      sizes: { right: 480 },
      undo_seconds: 10,
      writing_mode: 'plain',
    })
    expect(await bob.ask('settings')).toMatchObject({ page_limit: 20, lang: null })
  })
})

describe('files of a mail', () => {
  const file = async (sid: number, headers: Record<string, string> = {}, method = 'GET') => {
    const uid = await put('files')
    const mail = (await alice.ask('message', {
      path: { uid: `${uid}` },
      query: { folder: 'INBOX' },
    })) as WireMessage
    const query = { folder: 'INBOX', uid: `${uid}`, sid: mail.attachments[sid]!.sid }
    return alice.call('attachment', { query, headers, method })
  }

  it('[F1, F2] goes out as bytes to save, whatever the mail says it is', async () => {
    const answer = await file(1)
    expect(await answer.text()).toBe('0123456789')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="__.html"; filename*=UTF-8''%E6%8A%A5%E5%91%8A.html`,
    )
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  })

  it('[F2] shows a picture as one', async () => {
    const answer = await file(0)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect((await answer.arrayBuffer()).byteLength).toBe(8)
  })

  it('[RD-16] goes out in parts', async () => {
    const answer = await file(1, { range: 'bytes=2-4' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(answer.headers.get('content-length')).toBe('3')
    expect(await answer.text()).toBe('234')
    expect((await file(1, { range: 'bytes=10-' })).status).toBe(416)
  })

  it('[RD-16] answers HEAD with what would be sent', async () => {
    const answer = await file(1, {}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('10')
    expect(await answer.text()).toBe('')
  })

  it('[RD-16] gives the whole mail as a file', async () => {
    const uid = await put('季度: 报告')
    const answer = await alice.call('original', { query: { folder: 'INBOX', uid: `${uid}` } })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(sampleMail('季度: 报告'))
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('季度_ 报告.eml'))
  })

  it('[A6] breaks off when the session ends', async () => {
    const big = Buffer.concat([sampleMail('big'), Buffer.alloc(8 * 1024 * 1024, 'x')])
    const { uid } = await gateway.store.mail.mailbox(gateway.alice.id).append('INBOX', big)
    const other = await gateway.signedIn('alice')
    const answer = await other.call('original', { query: { folder: 'INBOX', uid: `${uid}` } })
    const reader = answer.body!.getReader()
    await reader.read()
    await other.ask('logout')
    const rest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(rest()).rejects.toThrow('The session has ended or is locked.')
  })
})

describe('other people’s things', () => {
  it('[A1] are not there', async () => {
    const uid = `${await put('canary-of-alice')}`
    const query = { folder: 'INBOX', uid }
    expect((await bob.call('message', { path: { uid }, query: { folder: 'INBOX' } })).status).toBe(404)
    expect((await bob.call('original', { query })).status).toBe(404)
    expect((await bob.call('attachment', { query: { ...query, sid: '1' } })).status).toBe(404)
    for (const view of ['1', '2', '3', '4', '5'] as const)
      expect((await bob.call('message', { path: { uid }, query: { folder: 'INBOX', view } })).status).toBe(
        404,
      )
    expect((await bob.call('seed', { path: { uid }, query: { folder: 'INBOX' } })).status).toBe(404)
    expect(await bob.ask('messages', { query: { ...inbox, search: 'canary' } })).toMatchObject({
      count: 0,
      results: [],
    })
  })

  it('[A1] are not changed', async () => {
    const uids = [await put('canary-of-alice')]
    await bob.call('setFlags', { body: { uids, folder: 'INBOX', action: 'add', flags: ['\\Seen'] } })
    await bob.call('deleteMessages', { body: { uids, folder: 'INBOX' } })
    await bob.call('expungeMessages', { body: { uids, folder: 'INBOX' } })
    await bob.call('moveMessages', { body: { uids, src_folder: 'INBOX', dst_folder: 'Archive' } })
    const page = await alice.ask('messages', { query: inbox })
    expect(page).toMatchObject({ count: 1, unseen_count: 1 })
  })

  it('[A1] keeps uploads and drafts apart', async () => {
    const form = new FormData()
    form.append('inline', '0')
    form.append('file', new Blob(['canary']), 'a.txt')
    const { id } = await alice.ask('upload', { form })
    expect(await (await alice.call('uploaded', { path: { id } })).text()).toBe('canary')
    expect((await bob.call('uploaded', { path: { id } })).status).toBe(404)
  })
})

describe('uploads', () => {
  const upload = async (bytes: BlobPart, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), name)
    form.append('inline', '1')
    return alice.call('upload', { form })
  }

  it('[AT-01] stores a picture for the text', async () => {
    const answer = await upload('bytes', '图.png')
    expect(await answer.json()).toMatchObject({ name: '图.png', size: 5, content_id: expect.any(String) })
  })

  it.each([
    ['an empty file', '', 'a.txt', { attachments: ['The file is empty'] }],
    ['a forbidden one', 'x', 'a.EXE', { attachments: ['Executable files are not allowed'] }],
  ])('[AT-01, F3] refuses %s', async (_name, bytes, name, fault) => {
    const answer = await upload(bytes, name)
    expect([answer.status, await answer.json()]).toEqual([400, fault])
  })

  it('[D2] refuses what is larger than a mail may be', async () => {
    const answer = await upload(new Uint8Array(50 * 1024 * 1024 + 1), 'a.bin')
    expect(answer.status).toBe(413)
  })

  it.each([
    [
      'no file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="inline"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['no boundary', 'multipart/form-data', 'x'],
    ['no form', 'application/json', '{}'],
    [
      'half a form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
  ])('[A9] refuses a request with %s', async (_name, type, body) => {
    const answer = await alice.fetch('/api/mail/attach/', {
      method: 'POST',
      headers: { 'content-type': type, 'x-csrf-token': alice.csrfToken! },
      body,
    })
    expect(answer.status).toBe(400)
  })

  it('[A6] end with their session and leave nothing behind', async () => {
    const other = await gateway.signedIn('alice')
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nbeginning'
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: () => begun(),
    })
    const answer = other.fetch('/api/mail/attach/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-csrf-token': other.csrfToken! },
      body: endless,
    })
    await hasBegun
    await other.ask('logout')
    expect((await answer).status).toBe(401)
    const kept = await gateway.store.database.db.selectFrom('uploads').select('size_bytes').execute()
    expect(kept.map((row) => row.size_bytes)).not.toContain('beginning'.length)
  })
})
