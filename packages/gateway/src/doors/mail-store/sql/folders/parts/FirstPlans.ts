import type { Folder } from '@mailroom/core'
import type { AccountId } from '../../../../../accounts/AccountId'
import type { Database } from '../../../../database/Database'
import type { Listed } from '../../../../database/listed'

/** What comes at first of somebody's folders, while they are the same ones. */
export interface FirstPlan {
  /** Of the tree that it was made for. */
  readonly version: number
  /** In their order, with the counts of that time. */
  readonly folders: readonly Folder[]
  /** How many others are at the top. */
  readonly othersAtTop: number
  /** The ids of their rows in that order, and as a statement takes them. */
  readonly rows: readonly number[]
  readonly listed: Listed
}

/** Mailboxes whose plan is kept; the one that was asked for longest ago goes first. A large one takes about 20 kB. */
const maxPlans = 300

/** The plans of one database. */
export class FirstPlans {
  readonly #plans = new Map<AccountId, FirstPlan>()

  get(account: AccountId): FirstPlan | undefined {
    const plan = this.#plans.get(account)
    if (plan !== undefined) this.set(account, plan)
    return plan
  }

  set(account: AccountId, plan: FirstPlan): void {
    this.#plans.delete(account)
    this.#plans.set(account, plan)
    if (this.#plans.size <= maxPlans) return
    const [oldest] = this.#plans.keys()
    this.#plans.delete(oldest!)
  }
}

const ofDatabases = new WeakMap<Database, FirstPlans>()

/** The plans that belong to a database. */
export function firstPlansOf(database: Database): FirstPlans {
  const known = ofDatabases.get(database) ?? new FirstPlans()
  ofDatabases.set(database, known)
  return known
}
