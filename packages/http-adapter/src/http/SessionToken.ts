import type { AnswerOf, Call, Contract } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'

type LoginAfter = AnswerOf<Contract['loginAfter']>

/** True for calls that change something, which must prove that a page of ours sent them. @source C3 */
export const needsToken = (call: Call): boolean =>
  !call.isOpen && (call.method !== 'GET' || call.changesState === true)

/** The word that proves a call is ours, remembered from the sign-in and learned anew when it has changed. */
export class SessionToken {
  value: string | undefined
  #owner: string | undefined
  readonly #ask: () => Promise<LoginAfter>

  constructor(ask: () => Promise<LoginAfter>) {
    this.#ask = ask
  }

  /** Somebody is signed in, by us or in another window before. */
  remember({ csrf_token, email }: LoginAfter): void {
    this.value = csrf_token
    this.#owner = email
  }

  /** Nobody is signed in any more. */
  forget(): void {
    this.value = undefined
    this.#owner = undefined
  }

  /**
   * Sends a call that needs the token. When it is refused because the session was renewed in another window, it is
   * sent once more with the new token; a refused call has changed nothing.
   */
  async use(send: () => Promise<Response>): Promise<Response> {
    if (this.value === undefined) await this.#learn()
    const used = this.value
    const response = await send()
    if (response.status !== 403) return response
    // Kept readable: it is the answer when the token turns out to be right.
    await this.#learn()
    if (this.value === used) return response
    await response.body?.cancel()
    return send()
  }

  async #learn(): Promise<void> {
    const answer = await this.#ask()
    // Another person's session must not do what this one's page asks for.
    if (this.#owner !== undefined && answer.email !== this.#owner) {
      throw new MailroomError('unauthenticated', 'Somebody else has signed in in this browser.')
    }
    this.remember(answer)
  }
}
