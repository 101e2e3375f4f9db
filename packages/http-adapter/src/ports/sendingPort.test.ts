import type { DraftContent, MailroomAdapter } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpAdapter } from '../createHttpAdapter'
import { TestServer } from '../test/TestServer'
import { loginAfter } from '../test/wireSamples'
import { newDraftId } from './newDraftId'

let server: TestServer
let adapter: MailroomAdapter
beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url, locale: () => 'zh-tw' })
})
afterEach(() => server.stop())

const serve = (path: string, body: unknown) => {
  server.answer = (request) => ({ body: request.path === path ? body : loginAfter })
}

const content: DraftContent = {
  from: { address: 'zhang.wei@example.com', name: '张伟' },
  to: [{ address: 'li.na@example.com', name: '李娜' }],
  cc: [],
  bcc: [{ address: 'boss@example.com', name: '' }],
  subject: '预算',
  html: '<p>好</p>',
  text: '好',
  isHtml: true,
  attachments: [{ id: 'up1', name: 'a.txt', sizeBytes: 3, contentType: 'text/plain' }],
  origin: { ref: { folder: 'INBOX', uid: 7 }, kind: 'replyAll' },
}
const draftId = 'AAAAAAAAAAAAAAAAAAAAAA'

it('[CO-01] sends what was written, with the mail that it answers', async () => {
  const recipient = [
    {
      recipient: 'li.na@example.com',
      name: '李娜',
      status: 'deliver',
      status_info: '',
      is_red: false,
      is_zhaohui: false,
      recall_status: '',
      date: '2026-11-20T08:30:00Z',
    },
    {
      recipient: 'boss@example.com',
      name: '',
      status: 'undeliver',
      status_info: 'queued',
      is_red: false,
      is_zhaohui: false,
      recall_status: '',
      date: '2026-11-20T08:30:00Z',
    },
  ]
  serve('/api/mail/message/sent/', {
    type: 'send',
    success: true,
    message_id: 'm@x',
    draft_id: draftId,
    recipient,
  })
  const result = await adapter.sending!.send(content, draftId)
  expect(JSON.parse(server.last.body)).toEqual({
    action: 'send',
    draft_id: draftId,
    mfrom: ['zhang.wei@example.com', '张伟'],
    to: [['li.na@example.com', '李娜']],
    cc: [],
    bcc: [['boss@example.com', '']],
    subject: '预算',
    html_text: '<p>好</p>',
    plain_text: '好',
    is_html: true,
    attachments: [['up1', 0]],
    uid: 7,
    folder: 'INBOX',
    is_confirm_read: false,
    refw_type: '4',
  })
  expect(result.recipients.map(({ state }) => state)).toEqual(['delivered', 'queued'])
})

it('[CO-10] saves a draft and says where it lies', async () => {
  const answer = {
    type: 'save',
    success: true,
    draft_id: draftId,
    uid: 3,
    folder: 'Drafts',
    date: '2026-11-20T08:30:00Z',
  }
  serve('/api/mail/message/sent/', answer)
  expect(await adapter.drafts!.save(content)).toEqual({
    id: draftId,
    ref: { folder: 'Drafts', uid: 3 },
    savedAt: Date.UTC(2026, 10, 20, 8, 30),
  })
  expect(JSON.parse(server.last.body)).not.toHaveProperty('draft_id')
})

const seed = {
  draft_id: null,
  uid: null,
  mfrom: null,
  to: [['li.na@example.com', '李娜']],
  cc: [],
  bcc: [],
  subject: 'Re: 预算',
  html_text: '',
  quoted_html: '<p>原文</p>',
  plain_text: '',
  is_html: true,
  attachments: [],
  is_confirm_read: null,
  refw_type: '3',
  origin: { uid: 7, folder: 'INBOX' },
}

it('[CO-01] an answer begins with what the server prepares, in the reader’s language', async () => {
  serve('/api/mail/message/7/', seed)
  const draft = await adapter.drafts!.prepare({ folder: 'INBOX', uid: 7 }, 'reply')
  expect([server.last.query.get('view'), server.last.query.get('lang')]).toEqual(['3', 'zh-tw'])
  expect(draft).toEqual({
    kind: 'reply',
    to: [{ address: 'li.na@example.com', name: '李娜' }],
    cc: [],
    bcc: [],
    subject: 'Re: 预算',
    html: '',
    quotedHtml: '<p>原文</p>',
    text: '',
    isHtml: true,
    attachments: [],
    origin: { ref: { uid: 7, folder: 'INBOX' }, kind: 'reply' },
  })
})

it('[CO-01] a saved draft opens under its own id', async () => {
  serve('/api/mail/message/3/compose/', { ...seed, draft_id: draftId, uid: 3, quoted_html: null })
  const draft = await adapter.drafts!.open({ folder: 'Drafts', uid: 3 })
  expect([draft.kind, draft.id, draft.ref]).toEqual(['draft', draftId, { folder: 'Drafts', uid: 3 }])
  expect(server.last.query.has('view')).toBe(false)
})

it('[CO-15] uploads a file under its own name, marked as a picture of the text', async () => {
  serve('/api/mail/attach/', {
    id: 'up2',
    name: '图.png',
    size: 3,
    content_type: 'image/png',
    content_id: 'c1',
  })
  const file = new File(['abc'], '图.png', { type: 'image/png' })
  const progress: unknown[] = []
  const onProgress = (done: unknown) => progress.push(done)
  const stored = await adapter.sending!.upload(file, { inline: true, onProgress })
  expect(progress.at(-1)).toEqual({ doneBytes: 3, totalBytes: 3 })
  expect(stored).toEqual({
    id: 'up2',
    name: '图.png',
    sizeBytes: 3,
    contentType: 'image/png',
    contentId: 'c1',
  })
  expect(server.last.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(server.last.headers['x-csrf-token']).toBe('token-1')
  expect(server.last.body).toContain('filename="图.png"')
  expect(server.last.body).toMatch(/name="inline"\r\n\r\n1\r\n/)
})

it('[SS-02] reads the line of each recipient', async () => {
  const line = {
    recipient: 'a@b.example',
    name: 'A',
    status_info: '',
    is_red: false,
    is_zhaohui: false,
    recall_status: '',
    date: '2026-11-20T08:30:00Z',
  }
  const names = [
    'held',
    'schedule',
    'review',
    'undeliver',
    'deliver',
    'proxy',
    'readed',
    'deliver_fail',
    'recalled',
    'burned',
  ]
  serve('/api/mail/message/status/', { results: names.map((status) => ({ ...line, status })) })
  const lines = await adapter.sending!.status('m@x')
  const states = 'held scheduled review queued delivered relayed read failed recalled burned'
  expect(lines.map(({ state }) => state).join(' ')).toBe(states)
})

it('[CO-10] ids of new drafts are random, 128 bits, and fit the contract', () => {
  const ids = Array.from({ length: 1000 }, newDraftId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
})
