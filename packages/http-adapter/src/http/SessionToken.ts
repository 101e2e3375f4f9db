import { isChange, type AnswerOf, type Call, type Contract } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'

/** Who is there, and what proves that a page of theirs asks. */
type Told = Pick<AnswerOf<Contract['loginAfter']>, 'csrf_token' | 'email'>

/** True for calls that are about the mailbox this page shows, and must not be answered for another. @source SH-04 */
export const takesToken = (call: Call): boolean => !call.isOpen && !call.tellsWho

/** The word that proves a call is ours, remembered from the sign-in and learned anew when it has changed. */
export class SessionToken {
  value: string | undefined
  #owner: string | undefined
  #learning: Promise<Told> | undefined
  /** How often somebody else could be there from then on. */
  #changes = 0
  readonly #ask: () => Promise<Told>

  constructor(ask: () => Promise<Told>) {
    this.#ask = ask
  }

  /** Somebody is signed in, by us or in another window before. */
  remember({ csrf_token, email }: Told): void {
    if (this.#owner !== undefined && this.#owner !== email) this.forget()
    this.value = csrf_token
    this.#owner = email
  }

  /** Nobody is signed in any more, or somebody else will be. */
  forget(): void {
    this.value = undefined
    this.#owner = undefined
    this.#learning = undefined
    this.#changes += 1
  }

  /**
   * Sends a call with the token: one that changes something never without, one that reads as soon as it is known. When it is
   * refused because the session was renewed in another window, it is sent once more with the new token; a refused call has
   * changed nothing.
   *
   * @throws MailroomError `unauthenticated` when somebody else is there, `cancelled` when this page itself went elsewhere meanwhile
   */
  async use(call: Call, send: () => Promise<Response>): Promise<Response> {
    if (this.value === undefined && isChange(call)) await this.#learn()
    const used = this.value
    const changes = this.#changes
    const response = await send()
    if (response.status !== 403 || used === undefined) return response
    if (this.#changes === changes && this.value === used) await this.#learn()
    if (this.#changes !== changes) throw new MailroomError('cancelled', 'The page went elsewhere.')
    // Kept readable: it is the answer when the token turns out to be right.
    if (this.value === used) return response
    await response.body?.cancel()
    return send()
  }

  /** Many calls are refused together, and one question is enough for all of them. */
  async #learn(): Promise<void> {
    const changes = this.#changes
    const learning = (this.#learning ??= this.#ask())
    try {
      const answer = await learning
      if (this.#changes !== changes) return
      // Another person's session must not do what this one's page asks for.
      if (this.#owner !== undefined && answer.email !== this.#owner)
        throw new MailroomError('unauthenticated', 'Somebody else is signed in.')
      this.remember(answer)
    } finally {
      if (this.#learning === learning) this.#learning = undefined
    }
  }
}
