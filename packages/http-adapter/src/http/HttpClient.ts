import {
  firstCalls,
  fit,
  isChange,
  type AnswerOf,
  type BodyOf,
  type Call,
  type CallName,
  type Contract,
  type Fit,
  type QueryOf,
} from '@mailroom/api'
import { MailroomError, type Locale, type TransferOptions } from '@mailroom/core'
import { failureOf, parseJson } from './failureOf'
import { networkFailure } from './networkFailure'
import { pause } from './pause'
import { loadLater } from '../later/loadLater'
import { SessionToken, takesToken } from './SessionToken'
import { stamp } from './stamp'

/** How long an answer that is not a file may take. */
const answerTimeoutMs = 60_000

/** Pause before a question that got no answer is asked once more; what broke the line breaks it for a moment. */
const retryPauseMs = 300

/** What goes with one call. */
export interface CallInput<Name extends CallName> {
  /** Values for the `{places}` of the path. */
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: QueryOf<Contract[Name]>
  readonly body?: BodyOf<Contract[Name]>
  readonly options?: TransferOptions
}

/** Where calls go, and with what they are made. */
export interface HttpClientOptions {
  /** Where the mail system is: `https://mail.example.com`. Empty for the page's own origin. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly locale?: () => Locale
}

/** Sends calls of the contract: stamped, checked before they leave and when their answer comes. */
export class HttpClient {
  readonly token: SessionToken
  readonly #options: HttpClientOptions

  constructor(options: HttpClientOptions) {
    this.#options = options
    this.token = new SessionToken(() => this.send('loginAfter'))
  }

  /** @throws MailroomError of any kind */
  async send<Name extends CallName>(
    name: Name,
    input: CallInput<Name> = {},
  ): Promise<AnswerOf<Contract[Name]>> {
    return (await this.sendForHeaders(name, input)).answer
  }

  /** The same, with what the head of the answer says. @throws MailroomError of any kind */
  async sendForHeaders<Name extends CallName>(
    name: Name,
    input: CallInput<Name> = {},
  ): Promise<{ readonly answer: AnswerOf<Contract[Name]>; readonly headers: Headers }> {
    // Without a pause where none is due: what is asked for in the handler of a press is on its way before the page is drawn.
    const call: Call = isFirst(name) ? firstCalls[name] : await laterCall(name)
    if (call.body) check(name, fit(call.body, input.body))
    // The address is made for each attempt: no two requests carry the same stamp.
    const ask = () => this.request(call, this.#address(name, call, input), input)
    const response = takesToken(call) ? await this.token.use(call, ask) : await ask()
    const { signal } = input.options ?? {}
    try {
      if (!response.ok) throw failureOf(response, await response.text())
      const bytes =
        call.answer === 'binary'
          ? await (await loadLater()).readBytes(response, input.options)
          : await response.text()
      const answer = typeof call.answer === 'string' ? bytes : readJson(call, bytes as string)
      return { answer: answer as AnswerOf<Contract[Name]>, headers: response.headers }
    } catch (error) {
      throw networkFailure(error, signal)
    }
  }

  /** Sends a form with a file; tells how far it is where the platform can. */
  async sendForm<
    Name extends 'upload' | 'uploadChunk' | 'setProfilePicture' | 'importContacts' | 'importEvents',
  >(
    name: Name,
    form: FormData,
    input: Pick<CallInput<Name>, 'query' | 'options'>,
  ): Promise<AnswerOf<Contract[Name]>> {
    const call = await laterCall(name)
    const { options = {} } = input
    const { sendFile } = await loadLater()
    const ask = () => {
      const url = this.#address(name, call, input)
      return typeof XMLHttpRequest === 'undefined'
        ? this.request(call, url, { body: form, options })
        : sendFile({ url, headers: this.headers(call), form, options })
    }
    const response = await this.token.use(call, ask)
    const text = await response.text()
    if (!response.ok) throw failureOf(response, text)
    return readJson(call, text) as AnswerOf<Contract[Name]>
  }

  /** The address of a call, with its checked query, the same each time. */
  url<Name extends keyof typeof firstCalls>(name: Name, input: CallInput<Name>): string {
    return this.#address(name, firstCalls[name], input, false)
  }

  /** The address of what an answer names by its path. */
  at = (path: string): string => this.#options.baseUrl + path

  #address<Name extends CallName>(
    name: Name,
    call: Call,
    { path = {}, query }: CallInput<Name>,
    isStamped = true,
  ): string {
    if (call.query) check(name, fit(call.query, query))
    const filled = call.path.replace(/\{(\w+)\}/g, (_, place: string) =>
      encodeURIComponent(path[place] ?? ''),
    )
    const given = Object.entries<string | undefined>(query ?? {})
    const values = given.filter((entry): entry is [string, string] => entry[1] !== undefined)
    const search = new URLSearchParams([...values, ...(isStamped ? Object.entries(stamp()) : [])])
    return `${this.#options.baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`
  }

  /** What goes into the head of a call. */
  headers(call: Call): Record<string, string> {
    const locale = this.#options.locale?.()
    const token = takesToken(call) ? this.token.value : undefined
    return {
      Accept: typeof call.answer === 'string' ? '*/*' : 'application/json',
      ...(locale && { 'X-Mailroom-Lang': locale }),
      ...(token !== undefined && { 'X-CSRF-Token': token }),
    }
  }

  /** Sends a body: a form with a file as it is, anything else as JSON. */
  async request(
    call: Call,
    url: string,
    input: { readonly body?: unknown; readonly options?: TransferOptions },
  ): Promise<Response> {
    const { signal } = input.options ?? {}
    const isTransfer = call.answer === 'binary' || call.form !== undefined
    const deadline = isTransfer ? signal : withDeadline(signal)
    // The same when it is asked again, when the page may be on its way elsewhere.
    const head = withBody(this.headers(call), input.body)
    const ask = async () => {
      // Node's own fetch leaves an unheard failure behind when it is given a form that is withdrawn already.
      deadline?.throwIfAborted()
      return this.#options.fetch(url, {
        method: call.method,
        credentials: 'same-origin',
        ...(deadline && { signal: deadline }),
        ...head,
      })
    }
    try {
      // Failed answers are answers; only a question that got none may be asked again, once, and if it changes nothing.
      return await ask().catch(async (error: unknown) => {
        if (isChange(call)) throw error
        await pause(retryPauseMs, deadline)
        return ask()
      })
    } catch (error) {
      throw networkFailure(error, signal)
    }
  }
}

const laterCall = async (name: CallName): Promise<Call> => (await loadLater()).contract[name]

const isFirst = (name: CallName): name is keyof typeof firstCalls => name in firstCalls

/** A form says itself what it is. */
const withBody = (headers: Record<string, string>, body: unknown): RequestInit =>
  body === undefined || body instanceof FormData
    ? { headers, body }
    : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }

const withDeadline = (signal: AbortSignal | undefined): AbortSignal => {
  const deadline = AbortSignal.timeout(answerTimeoutMs)
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}

/** A request that does not fit the contract would be refused anyway; the fault is here. */
function check(name: string, result: Fit<unknown>): void {
  if (result.fits) return
  throw new MailroomError('invalid', `The request ${name} does not fit the contract, so it was not sent.`, {
    cause: result.faults,
  })
}

function readJson(call: Call, text: string): unknown {
  const answer = call.answer as Exclude<Call['answer'], string>
  const result = fit(answer, parseJson(text))
  if (result.fits) return result.value
  throw new MailroomError('server', `The answer to ${call.method} ${call.path} does not fit the contract.`, {
    cause: result.faults,
  })
}
