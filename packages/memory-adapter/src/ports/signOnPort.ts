import { MailroomError, type SignOnArrival, type SignOnPort, type SignOnWay } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account } from '../system/Account'
import { proveOwner } from '../system/proveOwner'
import type { Seat } from '../system/Seat'
import { sessionOf } from './sessionPort'
import { hasSecondStep } from '../system/spendCode'

/** Somebody who was sent to a service. */
interface Turn {
  readonly way: SignOnWay
  readonly state: string
  /** Whose account WeChat is to be bound to. */
  readonly binds?: Account
}

/**
 * Signing in by services outside. There are none: each knows the first person of the company and sends them straight back, so
 * the address to go to is the one to come back to.
 */
export function createSignOnPort(seat: Seat, calls: Calls): SignOnPort {
  let turn: Turn | undefined

  const send = (next: Omit<Turn, 'state'>): string => {
    turn = { ...next, state: crypto.randomUUID() }
    const page = next.binds ? '/setting/twofactor' : '/login'
    return `${page}?${new URLSearchParams({ state: turn.state, code: 'first' }).toString()}`
  }
  const comeBack = ({ state, code }: SignOnArrival, binds?: Account): Turn => {
    const held = turn
    if (!held || held.state !== state || held.binds !== binds)
      throw new MailroomError('invalid', 'The turn is over, or was begun elsewhere.')
    turn = undefined
    if (code === undefined) throw new MailroomError('invalid', 'Signing on was cancelled.')
    return held
  }

  return {
    begin: (way) => calls.make('signOn.begin', () => send({ way })),
    finish: (arrival) =>
      calls.make('signOn.finish', () => {
        const { way } = comeBack(arrival)
        const account = seat.system.directory.find(seat.system.company.people[0]!.account)
        if (!account || (way === 'wechat' && account.weChatSince === undefined))
          throw new MailroomError('invalid', 'Nobody here is known by that.')
        if (hasSecondStep(account)) {
          seat.signInHalfway(account)
          const sentence = 'Please enter a code of the second step'
          throw new MailroomError('invalid', sentence, { fields: { code: [sentence] } })
        }
        seat.signIn(account)
        return sessionOf(account, seat)
      }),
    binding: (options) =>
      calls.make(
        'signOn.binding',
        () => {
          const { weChatSince } = seat.user
          return { isOffered: true, ...(weChatSince !== undefined && { boundAt: weChatSince }) }
        },
        options,
      ),
    beginBinding: (proof) =>
      calls.make('signOn.beginBinding', async () => {
        await proveOwner(seat, proof)
        return send({ way: 'wechat', binds: seat.user })
      }),
    bind: (arrival) =>
      calls.make('signOn.bind', () => {
        comeBack(arrival, seat.user)
        seat.user.weChatSince = seat.system.now()
      }),
    unbind: (proof) =>
      calls.make('signOn.unbind', async () => {
        await proveOwner(seat, proof)
        if (seat.user.weChatSince === undefined) throw new MailroomError('notFound', 'No identity is bound.')
        seat.user.weChatSince = undefined
      }),
  }
}
