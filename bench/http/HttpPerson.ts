import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { type AnswerOf, contract, type Contract } from '@mailroom/api'
import { WebSocket } from 'ws'
import { password } from '../../e2e/product/Gateway'
import { wrapPassword } from '../../packages/gateway/src/testing/wrapPassword'
import { listPath, type ListWish, messagePath, searchPath, type SearchWish } from './paths'

/** An answer, and how long it took from asking to its last byte. */
export interface Answered {
  readonly text: string
  readonly ms: number
}

/** A row of a list, as far as it is needed here. */
export interface Row {
  readonly uid: string | number
}

/** Somebody who asks a gateway without a page, over one kept connection. */
export class HttpPerson {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #cookie = ''
  #csrfToken = ''

  /** @param address where they come from, for a gateway that believes its proxy */
  constructor(
    readonly url: string,
    private readonly address?: string,
  ) {}

  /** Signs in. The answer is that to name and password; the key for the password was asked for before. */
  async signIn(username: string): Promise<Answered> {
    const page = await this.get(contract.loginBefore.path)
    const { public_key: key } = JSON.parse(page.text) as AnswerOf<Contract['loginBefore']>
    const answer = await this.post(contract.login.path, { username, password: wrapPassword(password, key) })
    this.#csrfToken = (JSON.parse(answer.text) as AnswerOf<Contract['login']>).csrf_token
    return answer
  }

  get(path: string): Promise<Answered> {
    return this.#ask('GET', path)
  }

  post(path: string, body: unknown): Promise<Answered> {
    return this.#ask('POST', path, JSON.stringify(body))
  }

  /** A page of the inbox. */
  async list(wish: ListWish): Promise<{ rows: readonly Row[]; ms: number; text: string }> {
    const { text, ms } = await this.get(listPath(wish))
    return { rows: (JSON.parse(text) as { results: Row[] }).results, ms, text }
  }

  /** The first page of what is found in all folders. */
  async search(words: SearchWish): Promise<{ rows: readonly Row[]; ms: number }> {
    const { text, ms } = await this.get(searchPath(words))
    return { rows: (JSON.parse(text) as { results: Row[] }).results, ms }
  }

  /** A mail of the inbox, as for reading. */
  open(uid: string | number): Promise<Answered> {
    return this.get(messagePath(uid))
  }

  /** Opens the live line, as an open page does. */
  async listen(): Promise<WebSocket> {
    const { text } = await this.get(contract.wss.path)
    const { token } = JSON.parse(text) as AnswerOf<Contract['wss']>
    const address = `${this.url.replace('http', 'ws')}/websocket?search=${token}`
    const line = new WebSocket(address, { origin: this.url, headers: { cookie: this.#cookie } })
    await once(line, 'open')
    return line
  }

  async #ask(method: string, path: string, body?: string): Promise<Answered> {
    const began = performance.now()
    const asked = request(`${this.url}${path}`, { method, agent: this.#agent, headers: this.#headers(body) })
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const ms = performance.now() - began
    const text = Buffer.concat(chunks).toString('utf8')
    if (answer.statusCode !== 200)
      throw new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`)
    const [cookie] = answer.headers['set-cookie'] ?? []
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0]!
    return { text, ms }
  }

  #headers(body: string | undefined): Record<string, string> {
    return {
      cookie: this.#cookie,
      origin: this.url,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': this.#csrfToken,
      ...(this.address !== undefined && { 'x-forwarded-for': this.address }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
  }
}
