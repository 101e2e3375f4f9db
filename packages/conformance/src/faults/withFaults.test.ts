import { createMemoryAdapter } from '@mailroom/memory-adapter'
import type { LiveEvent, LiveState } from '@mailroom/core'
import { describe, expect, it, vi } from 'vitest'
import { registerConformance } from '../report/registerConformance'
import { createMemoryWorld } from '../test/memoryWorld'
import type { ConformanceWorld, WorldPerson } from '../world/ConformanceWorld'
import type { FaultPlan } from './FaultPlan'
import { withFaults } from './withFaults'

const inbox = { folder: 'INBOX', offset: 0, limit: 20 }

/** An adapter of one mail, and that mail's place. */
async function mailbox(plan: FaultPlan = {}) {
  const memory = createMemoryAdapter({
    company: {
      title: 'One Person',
      domain: 'example.com',
      password: 'correct horse 1',
      people: [{ account: 'alice', name: 'Alice', department: '', locale: 'en' }],
      mails: [],
    },
  })
  const ref = await memory.control.deliver({ from: 'alice', subject: 'one', text: 'x' })
  return { memory, ref, adapter: withFaults(memory, plan) }
}

describe('without faults', () => {
  const setup = async (): Promise<ConformanceWorld> => {
    const world = await createMemoryWorld()
    const wrapped = (person: WorldPerson) => ({
      ...person,
      adapter: withFaults(person.adapter, {
        rules: [{ on: '*', fault: { kind: 'latency', ms: 1 }, times: Infinity, chance: 0.5 }],
      }),
    })
    return { ...world, alice: wrapped(world.alice), bob: wrapped(world.bob) }
  }
  registerConformance(setup, { describe, it })
})

describe('calls', () => {
  it.each([
    ['lostRequest', 'offline', false],
    ['lostAnswer', 'offline', true],
    ['badGateway', 'server', false],
    ['signedOut', 'unauthenticated', false],
  ] as const)('[ER-03] %s fails as %s; has it happened: %s', async (kind, failure, hasHappened) => {
    const { adapter, memory, ref } = await mailbox({ rules: [{ on: 'messages.setState', fault: { kind } }] })
    const selection = { folder: ref.folder, uids: [ref.uid] }
    await expect(adapter.messages.setState(selection, { flag: 'red' })).rejects.toMatchObject({
      kind: failure,
    })
    expect((await memory.messages.read(ref)).state.flag).toBe(hasHappened ? 'red' : undefined)
    await adapter.messages.setState(selection, { flag: 'blue' })
    expect((await memory.messages.read(ref)).state.flag).toBe('blue')
  })

  it('[ER-03] those of a port in a port fail as its own', async () => {
    const fault = { kind: 'badGateway' } as const
    const { adapter } = await mailbox({ rules: [{ on: 'folders.below', fault }] })
    const { parts } = adapter.folders
    expect(adapter.folders.parts).toBe(parts)
    await parts!.first(undefined)
    await expect(parts!.below(undefined)).rejects.toMatchObject({ kind: 'server' })
    expect(await parts!.below(undefined)).toHaveLength(6)
  })

  it('[ER-03] any other failure carries its details', async () => {
    const fault = { kind: 'failure', error: 'locked', details: { retryAfterSeconds: 9 } } as const
    const { adapter } = await mailbox({ rules: [{ on: 'folders', fault }] })
    await expect(adapter.folders.list()).rejects.toMatchObject({ kind: 'locked', details: fault.details })
  })

  it('[ER-03] a partial page has fewer rows than its counts promise', async () => {
    const { adapter } = await mailbox({ rules: [{ on: '*', fault: { kind: 'partialPage', rows: 0 } }] })
    expect(await adapter.messages.list(inbox)).toMatchObject({ totalCount: 1, messages: [] })
    expect((await adapter.messages.list(inbox)).messages).toHaveLength(1)
  })

  it('[ER-03] a mail that was moved meanwhile is not at its place', async () => {
    const fault = { kind: 'movedMeanwhile', to: 'Archive' } as const
    const { adapter, memory, ref } = await mailbox({ rules: [{ on: 'messages.read', fault }] })
    await expect(adapter.messages.read(ref)).rejects.toMatchObject({ kind: 'notFound' })
    expect((await memory.messages.list({ ...inbox, folder: 'Archive' })).totalCount).toBe(1)
    adapter.faults.add({ on: 'messages.delete', fault: { kind: 'movedMeanwhile', to: 'INBOX' } })
    expect(await adapter.messages.delete({ folder: 'Archive', uids: 'all' })).toEqual([])
  })

  it('[ER-03] an answer comes although it was withdrawn too late', async () => {
    const { adapter, ref } = await mailbox({
      rules: [{ on: 'messages.read', fault: { kind: 'lateWithdrawal' } }],
    })
    const controller = new AbortController()
    const answer = adapter.messages.read(ref, { signal: controller.signal })
    controller.abort()
    expect((await answer).subject).toBe('one')
  })

  it('[ER-03] a slow call hears a withdrawal', async () => {
    const { adapter, ref } = await mailbox({
      rules: [{ on: 'messages', fault: { kind: 'latency', ms: 3_600_000 }, times: 2 }],
    })
    const controller = new AbortController()
    const answer = adapter.messages.read(ref, { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
    const before = adapter.messages.read(ref, { signal: AbortSignal.abort() })
    await expect(before).rejects.toMatchObject({ kind: 'cancelled' })
  })
})

describe('the plan', () => {
  const count = async (plan: FaultPlan, calls: number) => {
    const { adapter } = await mailbox(plan)
    const outcomes: string[] = []
    for (let call = 0; call < calls; call += 1)
      outcomes.push(
        await adapter.folders.list().then(
          () => 'x',
          () => '.',
        ),
      )
    return { outcomes: outcomes.join(''), records: adapter.faults.records }
  }

  it('[EM-06] says after how many calls a fault begins and how often it happens', async () => {
    const fault = { kind: 'badGateway' } as const
    const { outcomes, records } = await count(
      { rules: [{ on: 'folders.list', fault, after: 2, times: 3 }] },
      8,
    )
    expect(outcomes).toBe('xx...xxx')
    expect(records).toEqual(Array.from({ length: 3 }, () => ({ on: 'folders.list', fault })))
  })

  it('[EM-06] comes to the same for one seed, and to something else for another', async () => {
    const run = async (seed: number) => {
      const rule = { on: '*', fault: { kind: 'badGateway' }, times: Infinity, chance: 0.5 } as const
      return (await count({ rules: [rule], seed }, 60)).outcomes
    }
    const first = await run(7)
    expect(await run(7)).toBe(first)
    expect(await run(8)).not.toBe(first)
    expect(first.replaceAll('x', '').length).toBeGreaterThan(15)
    expect(first.replaceAll('.', '').length).toBeGreaterThan(15)
  })

  it('[EM-06] can be taken back, and spoils nothing that asks no mail system', async () => {
    const { adapter } = await mailbox({
      rules: [{ on: '*', fault: { kind: 'lostRequest' }, times: Infinity }],
    })
    expect(adapter.sending.newDraftId()).not.toBe('')
    await expect(adapter.folders.list()).rejects.toMatchObject({ kind: 'offline' })
    adapter.faults.clear()
    expect((await adapter.folders.list()).length).toBeGreaterThan(0)
  })
})

describe('the live line', () => {
  const listen = ({ live }: Awaited<ReturnType<typeof mailbox>>['adapter']) => {
    const [arrivals, states]: [string[], LiveState[]] = [[], []]
    const leave = live.subscribe({
      onEvent: (event: LiveEvent) => event.kind === 'messageArrived' && arrivals.push(event.message.subject),
      onState: (state) => states.push(state),
    })
    return { arrivals, states, leave }
  }
  const mail = (subject: string) => ({ from: 'alice', subject, text: 'x' })

  it('[ER-03] tells news twice, never, and late behind those that came after', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { adapter, memory } = await mailbox({
      wait: () => promise,
      rules: [
        { on: 'live.messageArrived', fault: { kind: 'duplicatePush', count: 2 } },
        { on: 'live.messageArrived', fault: { kind: 'lostPush' }, after: 1 },
        { on: 'live.messageArrived', fault: { kind: 'latePush', ms: 1000 }, after: 2 },
      ],
    })
    const { arrivals } = listen(adapter)
    await vi.waitFor(() => expect(memory.control.ready()).resolves.toBeUndefined())
    for (const subject of ['twice', 'never', 'late', 'last']) await memory.control.deliver(mail(subject))
    await vi.waitFor(() => expect(arrivals).toEqual(['twice', 'twice', 'last']))
    resolve()
    await vi.waitFor(() => expect(arrivals).toEqual(['twice', 'twice', 'last', 'late']))
  })

  it('[ER-03] can be cut and mended, and tells news of the test’s own', async () => {
    const { adapter, memory } = await mailbox()
    const { arrivals, states, leave } = listen(adapter)
    await vi.waitFor(() => expect(states.at(-1)).toBe('online'))
    adapter.faults.cutLine()
    expect(listen(adapter).states).toContain('offline')
    await memory.control.deliver(mail('missed'))
    adapter.faults.mendLine()
    await memory.control.deliver(mail('heard'))
    await vi.waitFor(() => expect(arrivals).toEqual(['heard']))
    expect(states.slice(-2)).toEqual(['offline', 'online'])
    leave()
    adapter.faults.push({ kind: 'sessionEnded' })
    await memory.control.deliver(mail('after leaving'))
    expect(arrivals).toEqual(['heard'])
  })
})
