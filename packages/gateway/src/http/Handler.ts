import type { AnswerOf, CallName, Contract, ReadOf } from '@mailroom/api'
import type { Locale } from '@mailroom/core'
import type { ActiveSession } from '../session/Sessions'

type Shape = Contract[CallName]
type ServedAnswer<C extends Shape> = C['answer'] extends string ? Response : AnswerOf<C>

/** Who asks, from where, and how they want the answer. */
export interface Asking {
  readonly request: Request
  readonly locale: Locale
  readonly clientAddress: string
  /** Headers of the answer, for cookies. */
  readonly answerHeaders: Headers
}

/** The same with somebody signed in; open calls have a session only when one came with the request. */
type AskingFor<C> = Asking & {
  readonly session: C extends { readonly isOpen: true } ? ActiveSession | undefined : ActiveSession
}

/** Serves one call of the contract: checked input in, the contract's answer out, failures as `MailroomError`. */
export type Handler<C extends Shape> = (
  input: {
    readonly query: ReadOf<C, 'query'>
    readonly body: ReadOf<C, 'body'>
    readonly path: Readonly<Record<string, string>>
  },
  asking: AskingFor<C>,
) => Promise<ServedAnswer<C>>

/** One handler for each call: one that is missing is a type error. @source GW-04 */
export type Handlers = { readonly [Name in CallName]: Handler<Contract[Name]> }
