import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Answer = (
  request: IncomingMessage,
  form: URLSearchParams,
  response: ServerResponse,
) => void | Promise<void>

/**
 * A service that signs people on, for tests: OpenID Connect and WeChat, over plain HTTP on the loopback. What it says can be
 * made wrong in every place.
 */
export class SignOnService {
  /** Forms of the token calls so far, with their Authorization headers. */
  readonly asked: { form: URLSearchParams; authorization: string | undefined }[] = []
  /** How often its keys were asked for. */
  keysAsked = 0
  /** Changes what the id token claims. */
  claims: (claims: JWTPayload) => JWTPayload = (claims) => claims
  /** Makes the id token, in place of its own key. */
  sign: ((claims: JWTPayload) => Promise<string>) | undefined
  /** Changes what it says about itself. */
  discovery: (document: Record<string, unknown>) => Record<string, unknown> = (document) => document
  /** What the user info says. */
  userInfo: Record<string, unknown> = {}
  /** What WeChat says to a code. */
  weChat: Record<string, unknown> = { openid: 'openid-of-alice', access_token: 'token' }
  /** Answers by path, in place of its own. */
  readonly answers = new Map<string, Answer>()
  /** ms since 1970. */
  now: () => number = Date.now
  readonly #server: Server
  #key: CryptoKey | undefined
  #keyId = 'first'
  #publicKey: CryptoKey | undefined

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async open(): Promise<SignOnService> {
    const service = new SignOnService()
    await service.changeKey('first')
    service.#server.listen(0, '127.0.0.1')
    await once(service.#server, 'listening')
    return service
  }

  /** `127.0.0.1:…` */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get issuer(): string {
    return `http://${this.host}/realm`
  }

  /** Signs with another key from now on. */
  async changeKey(name: string): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    this.#key = privateKey
    this.#publicKey = publicKey
    this.#keyId = name
  }

  async publicJwk() {
    return { ...(await exportJWK(this.#publicKey!)), kid: this.#keyId, alg: 'ES256', use: 'sig' }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** An id token as it gives them out. */
  idToken(claims: JWTPayload): Promise<string> {
    if (this.sign) return this.sign(claims)
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: this.#keyId }).sign(this.#key!)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.issuer)
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const form = new URLSearchParams(body)
    const own = this.answers.get(pathname)
    if (own) return own(request, form, response)
    const say = (value: unknown) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(value))
    }
    switch (pathname) {
      case '/realm/.well-known/openid-configuration':
        return say(this.discovery(this.#document()))
      case '/realm/keys':
        this.keysAsked += 1
        return say({ keys: [await this.publicJwk()] })
      case '/realm/authorize':
      case '/wechat/authorize':
        return this.#send(searchParams, response)
      case '/realm/token':
        this.asked.push({ form, authorization: request.headers.authorization })
        return say(await this.#tokens(form))
      case '/realm/userinfo':
        return say(request.headers.authorization === 'Bearer access' ? this.userInfo : {})
      case '/realm/end':
        response.end('signed out')
        return
      case '/wechat/sns/oauth2/access_token':
        this.asked.push({ form: searchParams, authorization: undefined })
        return say(this.weChat)
      default:
        response.statusCode = 404
        response.end()
    }
  }

  #document(): Record<string, unknown> {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      end_session_endpoint: `${this.issuer}/end`,
    }
  }

  /** Somebody is signed in here already, so the browser goes straight back. The code carries what the token needs. */
  #send(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get('redirect_uri')!)
    back.searchParams.set('state', query.get('state')!)
    back.searchParams.set('code', codeOf(query))
    response.writeHead(302, { Location: back.href }).end()
  }

  async #tokens(form: URLSearchParams) {
    const nonce = (form.get('code') ?? '').split('.')[1]
    const seconds = Math.floor(this.now() / 1000)
    const claims = this.claims({
      iss: this.issuer,
      aud: 'mailroom',
      sub: 'person-1',
      iat: seconds,
      exp: seconds + 300,
      nonce,
      email: 'alice@example.com',
      email_verified: true,
    })
    return { id_token: await this.idToken(claims), access_token: 'access', token_type: 'Bearer' }
  }
}

/** The code that the service gives for an address to which it was sent somebody. */
export const codeOf = (query: URLSearchParams): string => `code.${query.get('nonce') ?? ''}`
