import {
  MailroomError,
  type MailroomAdapter,
  type MessagePage,
  type MessageRef,
  type MessageSelection,
  type ReadOptions,
} from '@mailroom/core'
import type { CallFault } from './FaultPlan'

/** A call of the wrapped adapter, and what is needed to spoil it. */
export interface SpoiltCall {
  readonly adapter: MailroomAdapter
  readonly name: string
  readonly values: readonly unknown[]
  /** Makes the call with these values. */
  readonly call: (values: readonly unknown[]) => unknown
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Makes a call with its faults: first what happens on the way there, then the call, then what happens on the way back. */
export async function faultyCall(spoilt: SpoiltCall, faults: readonly CallFault[]): Promise<unknown> {
  const { adapter, name, call, wait } = spoilt
  const { signal } = optionsOf(spoilt.values)
  let { values } = spoilt
  for (const fault of faults) {
    if (fault.kind === 'latency') await wait(fault.ms, signal)
    if (fault.kind === 'movedMeanwhile') await moveAway(adapter, values[0], fault.to)
    if (fault.kind === 'lateWithdrawal') values = values.map(withoutSignal)
    const failure = failureBefore(name, fault)
    if (failure) throw failure
  }
  const answer = await call(values)
  if (faults.some(({ kind }) => kind === 'lostAnswer'))
    throw new MailroomError('offline', `${name} was done, and the answer was lost, as ordered.`)
  const cut = faults.find((fault) => fault.kind === 'partialPage')
  return cut && isPage(answer) ? { ...answer, messages: answer.messages.slice(0, cut.rows) } : answer
}

function failureBefore(name: string, fault: CallFault): MailroomError | undefined {
  switch (fault.kind) {
    case 'lostRequest':
      return new MailroomError('offline', `The line broke before ${name} arrived, as ordered.`)
    case 'badGateway':
      return new MailroomError('server', `Something on the way answered ${name} with 502, as ordered.`)
    case 'signedOut':
      return new MailroomError('unauthenticated', `${name} was answered with 401, as ordered.`)
    case 'failure':
      return new MailroomError(fault.error, `${name} fails as ${fault.error}, as ordered.`, fault.details)
    default:
      return undefined
  }
}

/** Moves what the call names, as another program would. Nothing happens for calls that name no mails. */
async function moveAway({ messages }: MailroomAdapter, target: unknown, to: string): Promise<void> {
  if (isSelection(target)) await messages.move(target, to)
  else if (isRef(target)) await messages.move({ folder: target.folder, uids: [target.uid] }, to)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRef = (value: unknown): value is MessageRef => isObject(value) && 'folder' in value && 'uid' in value
const isSelection = (value: unknown): value is MessageSelection =>
  isObject(value) && 'folder' in value && 'uids' in value
const isPage = (value: unknown): value is MessagePage => isObject(value) && 'messages' in value

const hasSignal = (value: unknown): value is ReadOptions =>
  isObject(value) && 'signal' in value && value.signal instanceof AbortSignal

const optionsOf = (values: readonly unknown[]): ReadOptions => values.find(hasSignal) ?? {}

const withoutSignal = (value: unknown): unknown =>
  hasSignal(value) ? { ...value, signal: undefined } : value
