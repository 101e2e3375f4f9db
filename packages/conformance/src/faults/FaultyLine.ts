import type { LiveEvent, LiveListener, LivePort, LiveState } from '@mailroom/core'
import type { PushFault } from './FaultPlan'
import type { FaultScript } from './FaultScript'

interface Subscriber {
  readonly listener: LiveListener
  /** The state that the wrapped line is in. */
  state: LiveState | undefined
}

/** A live line that tells news twice, late or never, and can be cut. */
export class FaultyLine implements LivePort {
  readonly #subscribers = new Set<Subscriber>()
  #isCut = false

  constructor(
    private readonly line: LivePort,
    private readonly script: FaultScript,
    private readonly wait: (ms: number) => Promise<void>,
  ) {}

  subscribe(listener: LiveListener): () => void {
    const subscriber: Subscriber = { listener, state: undefined }
    this.#subscribers.add(subscriber)
    const leave = this.line.subscribe({
      onEvent: (event) => void this.#pass(subscriber, event),
      onState: (state) => {
        subscriber.state = state
        if (!this.#isCut) listener.onState?.(state)
      },
    })
    if (this.#isCut) listener.onState?.('offline')
    return () => {
      this.#subscribers.delete(subscriber)
      leave()
    }
  }

  /** No news get through until it is mended; those who listen are told that the line is down. */
  cut(): void {
    if (this.#isCut) return
    this.#isCut = true
    for (const { listener } of this.#subscribers) listener.onState?.('offline')
  }

  mend(): void {
    if (!this.#isCut) return
    this.#isCut = false
    for (const { listener, state } of this.#subscribers) if (state) listener.onState?.(state)
  }

  /** Tells news that the mail system did not. */
  push(event: LiveEvent): void {
    for (const { listener } of this.#subscribers) listener.onEvent(event)
  }

  async #pass(subscriber: Subscriber, event: LiveEvent): Promise<void> {
    const faults = this.script.draw<PushFault>(`live.${event.kind}`)
    if (this.#isCut || faults.some(({ kind }) => kind === 'lostPush')) return
    for (const fault of faults) if (fault.kind === 'latePush') await this.wait(fault.ms)
    const count = faults.reduce((most, fault) => (fault.kind === 'duplicatePush' ? fault.count : most), 1)
    for (let time = 0; time < count; time += 1)
      if (this.#subscribers.has(subscriber)) subscriber.listener.onEvent(event)
  }
}
