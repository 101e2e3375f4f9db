import type { CallFault, FaultPlan, FaultRule, PushFault } from './FaultPlan'
import { randomOf } from './randomOf'

/** A fault that has happened. */
export interface FaultRecord {
  /** The call or the kind of news: `messages.list`, `live.messageArrived`. */
  readonly on: string
  readonly fault: CallFault | PushFault
}

interface Running {
  readonly rule: FaultRule
  calmLeft: number
  timesLeft: number
}

/** Decides what goes wrong with each call as it comes, by the plan's rules. */
export class FaultScript {
  readonly records: FaultRecord[] = []
  #running: Running[] = []
  readonly #random: () => number

  constructor({ rules = [], seed = 1 }: FaultPlan) {
    this.#random = randomOf(seed)
    for (const rule of rules) this.add(rule)
  }

  add(rule: FaultRule): void {
    this.#running.push({ rule, calmLeft: rule.after ?? 0, timesLeft: rule.times ?? 1 })
  }

  clear(): void {
    this.#running = []
  }

  /** The faults of this call or of these news, in the order of the rules. */
  draw<Fault extends CallFault | PushFault>(on: string): Fault[] {
    const faults = this.#running.filter((running) => this.#happens(running, on)).map(({ rule }) => rule.fault)
    this.#running = this.#running.filter(({ timesLeft }) => timesLeft > 0)
    for (const fault of faults) this.records.push({ on, fault })
    return faults as Fault[]
  }

  #happens(running: Running, on: string): boolean {
    const { rule } = running
    const [port] = on.split('.')
    // `*` stands for calls; news have rules of their own.
    const isMeant = rule.on === on || rule.on === port || (rule.on === '*' && port !== 'live')
    if (!isMeant) return false
    if (running.calmLeft > 0) {
      running.calmLeft -= 1
      return false
    }
    // Drawn also where it is certain, so that a changed chance leaves the other draws where they were.
    if (this.#random() >= (rule.chance ?? 1)) return false
    running.timesLeft -= 1
    return true
  }
}
