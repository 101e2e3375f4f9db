import type { AnswerOf, Contract, WireMessage } from '@mailroom/api'
import type { DraftSeal, Seal } from '@mailroom/core'
import { fromWireTime } from './times'

type WireSeal = NonNullable<WireMessage['attrs']>
type WireBurn = Pick<AnswerOf<Contract['seed']>, 'is_burn' | 'burn_limit' | 'burn_day'>

/** How a mail is sealed. */
export function fromWireSeal({ is_burn, is_burned, burn_left, burn_day, is_password_long }: WireSeal): Seal {
  if (!is_burn || burn_day === null)
    return { kind: 'password', ...(is_password_long === true && { hasPage: true }) }
  return {
    kind: 'burn',
    burnsAt: fromWireTime(burn_day),
    isBurned: is_burned,
    ...(burn_left !== null && { readsLeft: burn_left }),
  }
}

/** The seal of a draft. Passwords are not kept with drafts. */
export function fromWireDraftSeal({ is_burn, burn_limit, burn_day }: WireBurn): DraftSeal | undefined {
  if (is_burn !== true || burn_limit === undefined || burn_day === undefined) return undefined
  return { kind: 'burn', readLimit: burn_limit, burnDay: burn_day }
}

/** The seal that a writer has chosen, without its password, which travels wrapped. */
export function toWireDraftSeal(seal: DraftSeal | undefined) {
  if (seal?.kind !== 'burn') return {}
  return { is_burn: true, burn_limit: seal.readLimit, burn_day: seal.burnDay }
}
