import { isMailroomError, type MailroomAdapter } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpAdapter } from './createHttpAdapter'
import { TestServer, type Answer } from './test/TestServer'
import { item, list, loginAfter, message } from './test/wireSamples'

let server: TestServer
let adapter: MailroomAdapter

beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url, locale: () => 'zh-tw' })
})
afterEach(() => server.stop())

const inbox = { folder: 'INBOX', offset: 0, limit: 20 }
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => {
      if (!isMailroomError(error)) throw error
      return error
    },
  )

/** Answers calls by path; everything else is signed in as Zhang Wei. */
const serve = (answers: Readonly<Record<string, Answer>>) => {
  server.answer = ({ path }) =>
    answers[path] ?? (path === '/api/core/login-after/' ? { body: loginAfter } : undefined) ?? { status: 404 }
}

describe('requests', () => {
  it('[GW-01] every request carries the time and five random digits', async () => {
    serve({ '/api/mail/message/': { body: list } })
    const before = Date.now()
    await adapter.messages.list(inbox)
    await adapter.messages.list(inbox)
    const stamps = server.received.map(({ query }) => ({ t: Number(query.get('t')), r: query.get('r') }))
    for (const { t, r } of stamps) {
      expect(t).toBeGreaterThanOrEqual(before)
      expect(r).toMatch(/^\d{5}$/)
    }
  })

  it('[GW-01] names folders in any script', async () => {
    serve({ '/api/mail/message/': { body: list } })
    await adapter.messages.list({ ...inbox, folder: '项目/北极星 & Co' })
    expect(server.last.query.get('folder')).toBe('项目/北极星 & Co')
  })

  it('[ER-01] says which language the reader speaks', async () => {
    serve({ '/api/mail/message/': { body: list } })
    await adapter.messages.list(inbox)
    expect(server.last.headers['x-mailroom-lang']).toBe('zh-tw')
  })

  it('[GW-01] a request that does not fit the contract is not sent', async () => {
    const tags = await failureOf(adapter.tags!.create({ name: 'x'.repeat(300), color: '#33B679' }))
    const drafts = await failureOf(adapter.drafts!.discard('short'))
    expect([tags.kind, drafts.kind, server.received.length]).toEqual(['invalid', 'invalid', 0])
  })

  it('[ER-03] a reading call that got no answer is asked again once', async () => {
    server.answer = (_, response) => {
      if (server.received.length > 1) return { body: list }
      response.destroy()
      return undefined
    }
    await adapter.messages.list(inbox)
    expect(server.received).toHaveLength(2)
  })

  it('[ER-03] a changing call that got no answer is not asked again', async () => {
    server.answer = ({ path }, response) => {
      if (path === '/api/core/login-after/') return { body: loginAfter }
      response.destroy()
      return undefined
    }
    const failure = await failureOf(adapter.messages.move({ folder: 'INBOX', uids: [1] }, 'Trash'))
    expect(failure.kind).toBe('offline')
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('[ER-03] a server that is not there is offline', async () => {
    await server.stop()
    expect((await failureOf(adapter.folders.list())).kind).toBe('offline')
  })

  it('[ER-03] a question that the caller withdraws is cancelled', async () => {
    const controller = new AbortController()
    server.answer = () => {
      controller.abort()
      return undefined
    }
    const failure = await failureOf(adapter.messages.list(inbox, { signal: controller.signal }))
    expect(failure.kind).toBe('cancelled')
  })
})

describe('failures', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [410, 'notFound'],
    [413, 'tooLarge'],
    [418, 'server'],
    [422, 'invalid'],
    [423, 'locked'],
    [429, 'locked'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [507, 'overQuota'],
  ])('[ER-02] status %i is of kind %s', async (status, kind) => {
    serve({ '/api/mail/message/': { status } })
    expect((await failureOf(adapter.messages.list(inbox))).kind).toBe(kind)
    expect(server.received).toHaveLength(1)
  })

  it.each<[string, unknown, string | undefined]>([
    ['the first of the general faults', { non_field_errors: ['一', '二'], error: 'e', detail: 'd' }, '一'],
    ['then the error', { error: '出错', detail: 'd' }, '出错'],
    ['then the detail', { detail: '没有权限' }, '没有权限'],
    ['nothing for the page of a proxy', '<html><h1>502 Bad Gateway</h1></html>', undefined],
    ['nothing for an empty body', '', undefined],
    ['nothing for another shape', { detail: { deep: true } }, undefined],
    ['nothing for a list', ['a'], undefined],
    ['a long sentence cut short', { detail: 'x'.repeat(10_000) }, 'x'.repeat(500)],
  ])('[ER-02] takes %s as the sentence for the reader', async (_, body, detail) => {
    serve({ '/api/mail/message/': { status: 400, body } })
    expect((await failureOf(adapter.messages.list(inbox))).details.detail).toBe(detail)
  })

  it.each([
    [500, undefined],
    [502, undefined],
    [503, '邮件服务器暂时没有响应'],
    [507, '邮件服务器暂时没有响应'],
  ])('[ER-02, ER-03] takes as the sentence of status %i: %s', async (status, detail) => {
    serve({ '/api/mail/message/': { status, body: { detail: '邮件服务器暂时没有响应' } } })
    expect((await failureOf(adapter.messages.list(inbox))).details.detail).toBe(detail)
  })

  it('[ER-02] puts the faults of fields under our names', async () => {
    serve({ '/api/mail/tag/': { status: 400, body: { tagname: ['名称已存在'], color: '颜色无效', n: 1 } } })
    const failure = await failureOf(adapter.tags!.create({ name: '重要', color: '#33B679' }))
    expect(failure.details.fields).toEqual({ name: ['名称已存在'], color: ['颜色无效'] })
  })

  it('[ER-02] reads the body of a failed download, which is JSON and no file', async () => {
    serve({ '/api/mail/attach/download/': { status: 403, body: { detail: '不允许下载' } } })
    const failure = await failureOf(adapter.messages.attachment({ folder: 'INBOX', uid: 1 }, '2'))
    expect([failure.kind, failure.details.detail]).toEqual(['forbidden', '不允许下载'])
  })

  it.each([
    ['a number of seconds', '90', 90],
    ['no sense', 'soon', undefined],
    ['a time in the past', 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('[SE-26] reads a Retry-After of %s', async (_, header, seconds) => {
    serve({ '/api/mail/message/': { status: 429, headers: { 'retry-after': header } } })
    expect((await failureOf(adapter.messages.list(inbox))).details.retryAfterSeconds).toBe(seconds)
  })

  const hostile: [string, unknown][] = [
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['null', null],
    ['a list', []],
    ['an error inside a success', { error: 'no' }],
    ['a missing field', { count: 1, unseen_count: 0 }],
    ['rows of another type', { ...list, results: 'none' }],
    ['a row without its sender', { ...list, results: [{ ...item, mfrom: null }] }],
    ['a sender of three parts', { ...list, results: [{ ...item, mfrom: ['a', 'b', 'c'] }] }],
    ['a uid that is no whole number', { ...list, results: [{ ...item, uid: 1.5 }] }],
    ['a negative uid', { ...list, results: [{ ...item, uid: -1 }] }],
    ['a time that is none', { ...list, results: [{ ...item, internaldate: 'yesterday' }] }],
    ['flags that are objects', { ...list, results: [{ ...item, flags: [{}] }] }],
    ['half of an answer', '{"count": 1, "unseen_count": 0, "results": [{"uid"'],
    ['a prototype instead of fields', '{"__proto__": {"count": 1, "results": []}}'],
  ]
  it.each(hostile)('[D7] an answer that is %s is a failure of the server, not a crash', async (_, body) => {
    serve({ '/api/mail/message/': { body: body === null ? 'null' : body } })
    expect((await failureOf(adapter.messages.list(inbox))).kind).toBe('server')
  })

  it('[D7] an answer that breaks off is offline', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"count"')
      setImmediate(() => response.destroy())
      return undefined
    }
    expect((await failureOf(adapter.messages.list(inbox))).kind).toBe('offline')
  })
})

describe('the token of changing calls', () => {
  const moved = { msg: 'success', folder: 'Trash', uid: 9, uids: [[1, 9]] }
  const move = () => adapter.messages.move({ folder: 'INBOX', uids: [1] }, 'Trash')

  it('[C3] is remembered from the session', async () => {
    serve({ '/api/mail/message/move/': { body: moved } })
    await adapter.session.current()
    await move()
    expect(server.last.headers['x-csrf-token']).toBe('token-1')
    expect(server.received).toHaveLength(2)
  })

  it('[C3] is asked for when nobody has asked who is signed in', async () => {
    serve({ '/api/mail/message/move/': { body: moved } })
    await move()
    expect(server.last.headers['x-csrf-token']).toBe('token-1')
  })

  it('[SH-04] goes with reading calls as soon as it is known, and nobody asks for it for their sake', async () => {
    serve({ '/api/mail/message/': { body: list } })
    await adapter.messages.list(inbox)
    expect(server.last.headers['x-csrf-token']).toBeUndefined()
    expect(server.received).toHaveLength(1)
    await adapter.session.current()
    expect(server.last.headers['x-csrf-token']).toBeUndefined()
    await adapter.messages.list(inbox)
    expect(server.last.headers['x-csrf-token']).toBe('token-1')
  })

  it('[SH-04] does not go with what tells who is there', async () => {
    const rights = { is_shareduser: false, shareuser_all: true, shareuser_get: true, shareuser_post: true }
    const body = { ...rights, shareuser_send: true, shareuser_password: true }
    serve({ '/api/core/share-status/': { body } })
    await adapter.session.current()
    await adapter.session.current()
    expect(server.last.headers['x-csrf-token']).toBeUndefined()
    await adapter.shares!.rights()
    expect(server.last.headers['x-csrf-token']).toBeUndefined()
  })

  it('[C3] is learned anew after a sign-in in another window', async () => {
    let token = 'token-1'
    server.answer = ({ path, headers }) => {
      if (path === '/api/core/login-after/') return { body: { ...loginAfter, csrf_token: token } }
      return headers['x-csrf-token'] === token ? { body: moved } : { status: 403 }
    }
    await adapter.session.current()
    token = 'token-2'
    expect(await move()).toHaveLength(1)
  })

  it.each([
    ['changes', moved, move],
    ['reads', list, () => adapter.messages.list(inbox)],
  ])('[C3] [SH-04] of somebody else is never used for what this page %s', async (_what, body, ask) => {
    let answer = loginAfter
    server.answer = ({ path, headers }) => {
      if (path === '/api/core/login-after/') return { body: answer }
      return headers['x-csrf-token'] === answer.csrf_token ? { body } : { status: 403 }
    }
    await adapter.session.current()
    answer = { ...loginAfter, csrf_token: 'token-2', email: 'li.na@example.com' }
    expect((await failureOf(ask())).kind).toBe('unauthenticated')
  })

  it('[SH-04] what this page asked before it went to another mailbox is withdrawn, and never asked there', async () => {
    let there = loginAfter
    let heard!: (refuse: () => void) => void
    const coming = new Promise<() => void>((resolve) => (heard = resolve))
    const asked: string[] = []
    server.answer = ({ path, headers }, response) => {
      if (path === '/api/core/login-after/') return { body: there }
      if (path === '/api/share-login/') {
        there = { ...loginAfter, csrf_token: 'token-2', email: 'li.na@example.com' }
        return { body: { csrf_token: 'token-2' } }
      }
      asked.push(headers['x-csrf-token'] as string)
      heard(() => response.writeHead(403).end())
      return undefined
    }
    await adapter.session.current()
    const acting = failureOf(move())
    const refuse = await coming
    await adapter.shares!.enter('1b4e28ba-2fa1-4d1c-9a3b-0123456789ab')
    refuse()
    expect((await acting).kind).toBe('cancelled')
    expect(asked).toEqual(['token-1'])
  })

  it('[A2] a call that is forbidden for another reason is sent once', async () => {
    serve({ '/api/mail/message/move/': { status: 403, body: { detail: '只读' } } })
    await adapter.session.current()
    const failure = await failureOf(move())
    expect(failure.details.detail).toBe('只读')
    expect(server.received.filter(({ path }) => path === '/api/mail/message/move/')).toHaveLength(1)
  })
})

describe('mails', () => {
  it('[ML-11] a row is read as the texts write it', async () => {
    serve({ '/api/mail/message/': { body: list } })
    const { messages } = await adapter.messages.list(inbox)
    expect(messages[0]).toEqual({
      ref: { folder: '项目/北极星', uid: 7 },
      subject: '预算',
      from: { address: 'li.na@example.com', name: '李娜' },
      to: [{ address: 'zhang.wei@example.com', name: '张伟' }],
      receivedAt: Date.UTC(2026, 10, 20, 8, 30, 5, 120),
      sentAt: Date.UTC(2026, 10, 20, 8, 30),
      sizeBytes: 2048,
      state: {
        isRead: true,
        isAnswered: false,
        isForwarded: false,
        isScheduled: false,
        isBurn: false,
        isUrgent: false,
        hasAttachments: true,
        flag: 'green',
        tags: ['urgent'],
      },
      remark: '',
      abstract: '请看附件',
    })
  })

  it('[RD-05] a mail without HTML has none', async () => {
    serve({ '/api/mail/message/7/': { body: message } })
    const read = await adapter.messages.read({ folder: '项目/北极星', uid: 7 })
    expect(read).not.toHaveProperty('html')
    expect(read.attachments).toEqual([
      { id: '2', name: '预算.xlsx', sizeBytes: 9, contentType: 'application/vnd.ms-excel', isInline: false },
    ])
  })

  it('[RD-02] asks for source and header by their numbers', async () => {
    serve({ '/api/mail/message/7/': { body: { source: 'Subject: hi', is_truncated: true } } })
    const ref = { folder: 'INBOX', uid: 7 }
    expect(await adapter.messages.source(ref)).toEqual({ text: 'Subject: hi', isTruncated: true })
    expect(server.last.query.get('view')).toBe('1')
    expect(await adapter.messages.header(ref)).toBe('Subject: hi')
    expect(server.last.query.get('view')).toBe('2')
  })

  it('[ML-05] fifty marks are one call', async () => {
    serve({ '/api/mail/message/flag/': { body: { msg: 'success' } } })
    await adapter.session.current()
    const uids = Array.from({ length: 50 }, (_, index) => index + 1)
    await adapter.messages.setState({ folder: 'INBOX', uids }, { isRead: true })
    expect(server.received).toHaveLength(2)
    expect(JSON.parse(server.last.body)).toEqual({ folder: 'INBOX', uids, action: 'add', flags: ['\\Seen'] })
  })

  it('[ML-06] answers with the new places of moved mails', async () => {
    const uids = [
      [4, 11],
      [3, 10],
    ]
    serve({ '/api/mail/message/delete/': { body: { msg: 'success', folder: 'Trash', uid: 11, uids } } })
    expect(await adapter.messages.delete({ folder: 'INBOX', uids: [4, 5, 3] })).toEqual([
      { from: { folder: 'INBOX', uid: 4 }, to: { folder: 'Trash', uid: 11 } },
      { from: { folder: 'INBOX', uid: 3 }, to: { folder: 'Trash', uid: 10 } },
    ])
  })

  it('[ML-28] carries more mails than one call may name in several', async () => {
    serve({ '/api/mail/message/expunge/': { body: { msg: 'success' } } })
    await adapter.session.current()
    const uids = Array.from({ length: 25_000 }, (_, index) => index + 1)
    await adapter.messages.deleteForever({ folder: 'Trash', uids })
    const sent = server.received.slice(1).map(({ body }) => (JSON.parse(body) as { uids: number[] }).uids)
    expect(sent.map((part) => part.length)).toEqual([10_000, 10_000, 5_000])
    expect(sent.flat()).toEqual(uids)
  })

  it('[RD-06] fetches an attachment with word of how far it is', async () => {
    serve({
      '/api/mail/attach/download/': {
        body: Buffer.alloc(300_000, 'a'),
        headers: { 'content-length': '300000', 'content-type': 'image/png' },
      },
    })
    const seen: { doneBytes: number; totalBytes?: number }[] = []
    const blob = await adapter.messages.attachment({ folder: 'INBOX', uid: 1 }, '2', {
      onProgress: (progress) => seen.push(progress),
    })
    expect([blob.size, blob.type, seen.at(-1)]).toEqual([
      300_000,
      'image/png',
      { doneBytes: 300_000, totalBytes: 300_000 },
    ])
  })

  it('[RD-06] gives an address from which the browser itself can download', () => {
    expect(adapter.messages.attachmentUrl!({ folder: '项目', uid: 7 }, '2')).toBe(
      `${server.url}/api/mail/attach/download/?folder=%E9%A1%B9%E7%9B%AE&uid=7&sid=2&download=1`,
    )
  })
})

describe('people and settings', () => {
  it('[CO-03] asks nobody for nothing', async () => {
    expect(await adapter.contacts!.suggest('   ')).toEqual([])
    expect(server.received).toHaveLength(0)
  })

  it('[CO-03] reads suggestions', async () => {
    const results = [{ username: 'li.na@example.com', fullname: '李娜', dname: '财务部' }]
    serve({ '/api/contact/filter/': { body: { results } } })
    expect(await adapter.contacts!.suggest(' 李 ')).toEqual([
      { address: 'li.na@example.com', name: '李娜', department: '财务部' },
    ])
    expect(server.last.query.get('search')).toBe('李')
  })

  it('[ML-14] saves each choice by its own call', async () => {
    const done = { body: { msg: 'success' } }
    serve({ '/api/setting/param/': done, '/api/setting/lang/': done, '/api/setting/skin/': done })
    await adapter.session.current()
    await adapter.settings!.save({ pageSize: 50, locale: 'en', colorScheme: 'dark' })
    expect(server.received.slice(1).map(({ path, body }) => [path, JSON.parse(body) as unknown])).toEqual([
      ['/api/setting/param/', { keyword: 'page_limit', value: '50' }],
      ['/api/setting/lang/', { lang: 'en' }],
      ['/api/setting/skin/', { color_scheme: 'dark' }],
    ])
  })

  it('[ML-14] refuses a page size that cannot be chosen', async () => {
    expect((await failureOf(adapter.settings!.save({ pageSize: 33 }))).kind).toBe('invalid')
  })
})
