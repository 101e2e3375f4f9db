import type { LiveEvent, LiveState } from '@mailroom/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryAdapter } from '../createMemoryAdapter'

const inbox = { folder: 'INBOX', offset: 0, limit: 20 } as const

afterEach(() => {
  vi.useRealTimers()
})

describe('[EM-09] the control', () => {
  it('lets a mail arrive and announces it', async () => {
    const adapter = createMemoryAdapter()
    const events: LiveEvent[] = []
    await adapter.control.ready()
    adapter.live.subscribe({ onEvent: (event) => events.push(event) })
    const ref = await adapter.control.deliver({
      from: 'wang.lei',
      subject: '晚上开会吗',
      text: '六点，小会议室。',
    })
    expect(await adapter.messages.read(ref)).toMatchObject({
      subject: '晚上开会吗',
      from: { address: 'wang.lei@example.com', name: '王磊' },
      text: '六点，小会议室。',
      state: { isRead: false },
    })
    await vi.waitFor(() =>
      expect(events).toMatchObject([
        { kind: 'messageArrived', message: { ref, subject: '晚上开会吗' } },
        { kind: 'folderChanged', folder: 'INBOX' },
      ]),
    )
  })

  it('lets the next call fail as ordered, and only that one', async () => {
    const adapter = createMemoryAdapter()
    adapter.control.fail({ kind: 'overQuota', details: { detail: '空间已满' } })
    await expect(adapter.folders.list()).rejects.toMatchObject({
      kind: 'overQuota',
      details: { detail: '空间已满' },
    })
    await expect(adapter.folders.list()).resolves.not.toHaveLength(0)
  })

  it('lets a certain call fail as often as ordered, until it is taken back', async () => {
    const adapter = createMemoryAdapter()
    adapter.control.fail({ kind: 'server', call: 'messages.list', times: 5 })
    await expect(adapter.folders.list()).resolves.not.toHaveLength(0)
    await expect(adapter.messages.list(inbox)).rejects.toMatchObject({ kind: 'server' })
    await expect(adapter.messages.list(inbox)).rejects.toMatchObject({ kind: 'server' })
    adapter.control.clearFailures()
    await expect(adapter.messages.list(inbox)).resolves.toHaveProperty('totalCount')
  })

  it('goes offline with its live line, and comes back', async () => {
    const adapter = createMemoryAdapter()
    await adapter.control.ready()
    const states: LiveState[] = []
    adapter.live.subscribe({ onEvent: () => undefined, onState: (state) => states.push(state) })
    await vi.waitFor(() => expect(states).toEqual(['online']))
    adapter.control.goOffline()
    await expect(adapter.folders.list()).rejects.toMatchObject({ kind: 'offline' })
    adapter.control.goOnline()
    await expect(adapter.folders.list()).resolves.not.toHaveLength(0)
    expect(states).toEqual(['online', 'offline', 'connecting', 'online'])
  })

  it('takes its time, and can be withdrawn while it waits', async () => {
    vi.useFakeTimers()
    const adapter = createMemoryAdapter({ latencyMs: 60_000 })
    const controller = new AbortController()
    const answer = adapter.folders.list({ signal: controller.signal })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    controller.abort()
    await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
    adapter.control.setLatency(0)
    await expect(adapter.folders.list()).resolves.not.toHaveLength(0)
  })

  it('[SE-16] ends the session as if it had expired', async () => {
    const adapter = createMemoryAdapter()
    const events: LiveEvent[] = []
    await adapter.control.ready()
    adapter.live.subscribe({ onEvent: (event) => events.push(event) })
    adapter.control.endSession()
    expect(events).toEqual([{ kind: 'sessionEnded' }])
    await expect(adapter.folders.list()).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('gives an adapter for a colleague in the same memory', async () => {
    const adapter = createMemoryAdapter()
    const colleague = adapter.control.colleague('wang.lei')
    const form = { to: [{ address: 'wang.lei@example.com', name: '' }], cc: [], bcc: [], attachments: [] }
    const text = { subject: '收到', html: '', text: '谢谢！', isHtml: false }
    const { messageId } = await adapter.sending.send({ ...form, ...text }, adapter.sending.newDraftId())
    const { messages } = await colleague.messages.list(inbox)
    expect(messages[0]).toMatchObject({ subject: '收到', from: { name: '陈宇' } })
    await colleague.messages.setState({ folder: 'INBOX', uids: [messages[0]!.ref.uid] }, { isRead: true })
    expect(await adapter.sending.status(messageId)).toMatchObject([{ state: 'read' }])
  })

  it('makes folders', async () => {
    const adapter = createMemoryAdapter()
    await adapter.control.addFolder('甲/乙')
    const folders = await adapter.folders.list()
    expect(folders.find(({ id }) => id === '甲/乙')).toMatchObject({
      name: '乙',
      parent: '甲',
      isDefault: false,
    })
  })
})

describe('[SE-27] a ticket', () => {
  const atTime = () => {
    let now = 1_700_000_000_000
    const adapter = createMemoryAdapter({ signedInAs: null, now: () => now })
    return { adapter, pass: (ms: number) => (now += ms) }
  }

  it('signs somebody in once', async () => {
    const { adapter } = atTime()
    const ticket = await adapter.control.issueTicket('amelia.hart')
    const session = await adapter.session.signInWithTicket(ticket)
    expect(session.user.address.name).toBe('Amelia Hart')
    await expect(adapter.session.signInWithTicket(ticket)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('is stale after a minute', async () => {
    const { adapter, pass } = atTime()
    const ticket = await adapter.control.issueTicket('amelia.hart')
    pass(60_001)
    await expect(adapter.session.signInWithTicket(ticket)).rejects.toMatchObject({ kind: 'invalid' })
  })
})
