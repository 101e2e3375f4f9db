import { MailroomError, type LiveEvent, type MailroomAdapter } from '@mailroom/core'
import { portNames, type PortName } from '../world/ConformanceCase'
import { faultyCall } from './faultyCall'
import type { CallFault, FaultPlan, FaultRule } from './FaultPlan'
import { FaultScript, type FaultRecord } from './FaultScript'
import { FaultyLine } from './FaultyLine'

/** What tests do to an adapter with faults while it runs. */
export interface FaultControl {
  /** Adds a rule behind those that are there. */
  add(rule: FaultRule): void
  /** Takes all rules back: from now on everything goes well. */
  clear(): void
  /** What went wrong so far, oldest first. */
  readonly records: readonly FaultRecord[]
  /** Cuts the live line: no news get through, and those who listen are told. */
  cutLine(): void
  mendLine(): void
  /** Tells news that the mail system did not. */
  push(event: LiveEvent): void
}

/** An adapter that fails on order. Everything else of the wrapped one is there as well. */
export type FaultyAdapter<Adapter extends MailroomAdapter> = Adapter & { readonly faults: FaultControl }

/** Methods that ask the mail system nothing. */
const offlineMethods: readonly string[] = ['sending.newDraftId', 'messages.attachmentUrl']

/**
 * Wraps any adapter so that it fails as mail systems and networks do: by a script, or by chances with a seed.
 *
 * @example
 * const adapter = withFaults(createMyAdapter(), {
 *   rules: [
 *     { on: 'messages.list', fault: { kind: 'badGateway' }, times: 2 },
 *     { on: '*', fault: { kind: 'latency', ms: 800 }, times: Infinity, chance: 0.3 },
 *   ],
 *   seed: 7,
 * })
 */
export function withFaults<Adapter extends MailroomAdapter>(
  adapter: Adapter,
  plan: FaultPlan = {},
): FaultyAdapter<Adapter> {
  const { wait = waitOnTheWall } = plan
  const script = new FaultScript(plan)
  const line = adapter.live && new FaultyLine(adapter.live, script, wait)
  const spoil = (port: PortName, method: string, call: SpoiltMethod): SpoiltMethod => {
    const name = `${port}.${method}`
    if (offlineMethods.includes(name)) return call
    return (...values) => {
      const faults = script.draw<CallFault>(name)
      if (faults.length === 0) return call(...values)
      return faultyCall({ adapter, name, values, wait, call: (changed) => call(...changed) }, faults)
    }
  }
  const wrapped = portNames.flatMap((port) => {
    const whole: object | undefined = adapter[port]
    if (whole === undefined) return []
    return [[port, port === 'live' ? line : wrapPort(port, whole, spoil)] as const]
  })
  const faults: FaultControl = {
    add: (rule) => script.add(rule),
    clear: () => script.clear(),
    records: script.records,
    cutLine: () => line?.cut(),
    mendLine: () => line?.mend(),
    push: (event) => line?.push(event),
  }
  return { ...adapter, ...Object.fromEntries(wrapped), faults }
}

type SpoiltMethod = (...values: readonly unknown[]) => unknown
type Spoil = (port: PortName, method: string, call: SpoiltMethod) => SpoiltMethod

/**
 * Methods are found when they are called, so a test may still put a spy onto the wrapped port. Those of a port in a port are
 * called as if they were its own: `folders.first`.
 */
function wrapPort(name: PortName, port: object, spoil: Spoil): object {
  const methods = new Map<PropertyKey, SpoiltMethod>()
  const inner = new WeakMap<object, object>()
  const wrapInner = (whole: object) => {
    const known = inner.get(whole) ?? wrapPort(name, whole, spoil)
    inner.set(whole, known)
    return known
  }
  // The proxy stands for an empty object, since a frozen port would not let its own members be replaced.
  return new Proxy(
    {},
    {
      has: (_, key) => key in port,
      get(_, key) {
        const member: unknown = Reflect.get(port, key)
        if (typeof member === 'object' && member !== null) return wrapInner(member)
        if (typeof member !== 'function') return member
        const call: SpoiltMethod = (...values) =>
          Reflect.apply<object, readonly unknown[], unknown>(Reflect.get(port, key), port, values)
        const known = methods.get(key) ?? spoil(name, String(key), call)
        methods.set(key, known)
        return known
      },
    },
  )
}

function waitOnTheWall(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const withdraw = () => {
      clearTimeout(timer)
      reject(new MailroomError('cancelled', 'The caller withdrew the question.', { cause: signal?.reason }))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', withdraw)
      resolve()
    }, ms)
    if (signal?.aborted) withdraw()
    else signal?.addEventListener('abort', withdraw, { once: true })
  })
}
