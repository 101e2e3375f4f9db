import { type AnswerOf, type Call, type CallName, type Contract, contract } from '@mailroom/api'
import type { App } from '../http/createApp'
import { wrapPassword } from './wrapPassword'

/** What a call carries in a test; unchecked, as attackers do not check either. */
export interface TestCall {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly path?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: FormData
  readonly method?: string
}

const origin = 'http://localhost:8080'
const turns = new Set(['mailroom-signon', 'mailroom-signed-on', 'mailroom-passkey'])

/** A browser on the app: keeps its cookie and its CSRF token, and says where it is. */
export class TestBrowser {
  cookie: string | undefined
  /** Of the first step of signing in, while the second has to follow. */
  halfCookie: string | undefined
  /** Of a browser that was given a captcha. */
  captchaCookie: string | undefined
  /** Of turns that were begun: signing on elsewhere, passkeys. By name. */
  readonly turnCookies = new Map<string, string>()
  csrfToken: string | undefined
  remoteAddress = '127.0.0.1'

  constructor(private readonly app: Pick<App, 'fetch'>) {}

  /** Any request. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const cookies = [this.cookie, this.halfCookie, this.captchaCookie, ...this.turnCookies.values()].filter(
      (cookie) => cookie !== undefined,
    )
    if (cookies.length > 0 && !headers.has('cookie')) headers.set('cookie', cookies.join('; '))
    const request = new Request(`${origin}${path}`, { ...init, headers, duplex: 'half' } as RequestInit)
    const answer = await this.app.fetch(request, { remoteAddress: this.remoteAddress })
    for (const line of answer.headers.getSetCookie()) {
      const cookie = line.split(';')[0]!
      const kept = cookie.endsWith('=') ? undefined : cookie
      const name = cookie.slice(0, cookie.indexOf('='))
      if (turns.has(name)) {
        if (kept === undefined) this.turnCookies.delete(name)
        else this.turnCookies.set(name, kept)
      } else if (cookie.startsWith('mailroom-half=')) this.halfCookie = kept
      else if (cookie.startsWith('mailroom-captcha=')) this.captchaCookie = kept
      else this.cookie = kept
    }
    return answer
  }

  /** A call of the contract as our own page makes it. */
  call(
    name: CallName,
    { query, body, path = {}, headers = {}, form, method }: TestCall = {},
  ): Promise<Response> {
    const call: Call = contract[name]
    const filled = call.path.replace(/\{(\w+)\}/g, (_all, place: string) =>
      encodeURIComponent(path[place] ?? '1'),
    )
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    return this.fetch(filled + search, {
      method: method ?? call.method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        ...(this.csrfToken === undefined ? {} : { 'x-csrf-token': this.csrfToken }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
  }

  /** The answer of a call that must succeed. */
  async ask<Name extends CallName>(name: Name, given: TestCall = {}): Promise<AnswerOf<Contract[Name]>> {
    const answer = await this.call(name, given)
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as AnswerOf<Contract[Name]>
  }

  /** Types name and password and sends them. */
  async tryPassword(
    username: string,
    password: string,
    { seconds, captcha }: { readonly seconds?: number; readonly captcha?: string } = {},
  ): Promise<Response> {
    const { public_key: key, time } = await this.ask('loginBefore')
    const wrapped = wrapPassword(password, key, seconds ?? time)
    return this.call('login', { body: { username, password: wrapped, captcha } })
  }

  /** Signs in; must succeed. */
  async signIn(username: string, password: string): Promise<this> {
    const answer = await this.tryPassword(username, password)
    if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`)
    const session = (await answer.json()) as AnswerOf<Contract['login']>
    this.csrfToken = session.csrf_token
    return this
  }
}
