import type { AnswerOf, Contract } from '@mailroom/api'
import {
  isMailroomError,
  MailroomError,
  type ReadOptions,
  type Session,
  type SessionPort,
} from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapPassword } from '../session/wrapPassword'
import { safeUrl } from '../wire/safeUrl'
import { fromWireFolder } from '../wire/folders'
import { fromWireList } from '../wire/rows'
import { fromWireLoginAfter, fromWireLoginBefore } from '../wire/session'
import { fromWireSettings } from '../wire/settings'
import { fromWireTag } from '../wire/tags'

/** So long the key and the clock of the sign-in page do for signing in: the server allows for no more. */
const keySeconds = 60

/** What is needed to wrap a password, and when it was told. */
interface Told {
  readonly publicKey: string
  /** The server's clock, seconds since 1970. */
  readonly time: number
  /** This machine's, ms since 1970. */
  readonly at: number
}

/** Who is there, over HTTP. */
export function createSessionPort(client: HttpClient): Required<SessionPort> {
  const welcome = (answer: AnswerOf<Contract['loginAfter']>): Session => {
    client.token.remember(answer)
    return fromWireLoginAfter(answer, client)
  }
  let told: Told | undefined
  const askBefore = async (options?: ReadOptions) => {
    const answer = await client.send('loginBefore', { options })
    told = { publicKey: answer.public_key, time: answer.time, at: Date.now() }
    return answer
  }
  /** Whoever has typed quickly waits for one answer less. What did not open the door is not tried again. */
  const keyAndTime = async (): Promise<Pick<Told, 'publicKey' | 'time'>> => {
    const known = told
    told = undefined
    const seconds = known ? Math.floor((Date.now() - known.at) / 1000) : keySeconds
    if (known && seconds >= 0 && seconds < keySeconds) return { ...known, time: known.time + seconds }
    const { public_key: publicKey, time } = await client.send('loginBefore')
    return { publicKey, time }
  }
  /** Undefined where nobody is signed in. */
  const ofSomebody = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await ask()
    } catch (error) {
      if (!isKind(error, 'unauthenticated')) throw error
      client.token.forget()
      return undefined
    }
  }
  return {
    signInInfo: async (options) => fromWireLoginBefore(await askBefore(options)),

    current: (options) => ofSomebody(async () => welcome(await client.send('loginAfter', { options }))),

    opening: (folder, options) =>
      ofSomebody(async () => {
        const answer = await client.send('opening', { query: { folder }, options })
        const { session, settings, folders, has_more_folders: hasMoreFolders, tags, list } = answer
        return {
          session: welcome(session),
          ...(settings && { settings: fromWireSettings(settings) }),
          ...(folders && { folders: folders.results.map(fromWireFolder) }),
          ...(hasMoreFolders && { hasMoreFolders }),
          ...(tags && { tags: tags.results.map(fromWireTag) }),
          ...(list && { list: fromWireList(list) }),
        }
      }),

    async signIn({ username, password, captchaId }) {
      const { publicKey, time } = await keyAndTime()
      const wrapped = await wrapPassword(password, publicKey, time)
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
