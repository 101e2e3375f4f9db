import type { AnswerOf, Contract } from '@mailroom/api'
import { isMailroomError, MailroomError, type Session, type SessionPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapPassword } from '../session/wrapPassword'
import { safeUrl } from '../wire/safeUrl'
import { fromWireLoginAfter, fromWireLoginBefore } from '../wire/session'

/** Who is there, over HTTP. */
export function createSessionPort(client: HttpClient): SessionPort {
  const welcome = (answer: AnswerOf<Contract['loginAfter']>): Session => {
    client.token.remember(answer)
    return fromWireLoginAfter(answer)
  }
  return {
    signInInfo: async (options) => fromWireLoginBefore(await client.send('loginBefore', { options })),

    async current(options) {
      try {
        return welcome(await client.send('loginAfter', { options }))
      } catch (error) {
        if (!isKind(error, 'unauthenticated')) throw error
        client.token.forget()
        return undefined
      }
    },

    async signIn({ username, password, captchaId }) {
      const { public_key, time } = await client.send('loginBefore')
      const wrapped = await wrapPassword(password, public_key, time)
      const body = { username, password: wrapped, captcha: captchaId }
      return welcome(await asRefusal(client.send('login', { body })))
    },

    signInWithTicket: async (ticket) =>
      welcome(await asRefusal(client.send('ticketLogin', { body: { ticket } }))),

    async signOut() {
      const { logout_url } = await client.send('logout')
      client.token.forget()
      const redirectUrl = safeUrl(logout_url)
      return redirectUrl === undefined ? {} : { redirectUrl }
    },
  }
}

/** A sign-in that was refused is an answer to what was entered, whichever status says so. */
async function asRefusal<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!isKind(error, 'unauthenticated')) throw error
    throw new MailroomError('invalid', error.message, error.details)
  }
}

const isKind = (error: unknown, kind: MailroomError['kind']): error is MailroomError =>
  isMailroomError(error) && error.kind === kind
