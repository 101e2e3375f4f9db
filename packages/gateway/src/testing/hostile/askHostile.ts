import { type Call, type CallName, contract } from '@mailroom/api'
import type { World } from '../every-route/World'
import { speaksOfInside } from '../fuzz/speaksOfInside'
import type { TestBrowser, TestCall } from '../TestBrowser'
import { nameOfField, type TextField } from './textFields'

/** What came of a hostile text. */
export interface Outcome {
  readonly status: number
  readonly text: string
  /** What must not be of such an answer, in words; undefined when nothing is wrong with it. */
  readonly fault: string | undefined
}

/** Some calls end the session that asks, or lock it, and others count wrong passwords. */
const isOver = (status: number): boolean => [401, 423, 429].includes(status)

/** Asks with hostile texts as Alice, who signs in anew whenever that is needed. */
export class HostileAsker {
  #browser: TestBrowser | undefined

  constructor(private readonly world: World) {
    this.#browser = world.alice
  }

  /** @param names at which of them a refusal may be said */
  async ask(field: TextField, input: TestCall, names: readonly string[]): Promise<Outcome> {
    this.#browser ??= await this.#signIn()
    const answer = await this.#send(this.#browser, field, input)
    const text = Buffer.from(await answer.arrayBuffer()).toString()
    const { status } = answer
    // What a path names is never wrong in itself: it is there, or not.
    const isNamed = field.place !== 'path'
    const fault = faultOf(status, text, [...answer.headers], isNamed ? names : undefined)
    if (isOver(status)) this.#browser = undefined
    return {
      status,
      text,
      fault: fault && `${nameOfField(field)}: ${status}, ${fault}: ${text.slice(0, 300)}`,
    }
  }

  #send(browser: TestBrowser, { call, url }: TextField, input: TestCall): Promise<Response> {
    const known: Call | undefined = Object.hasOwn(contract, call) ? contract[call as CallName] : undefined
    if (known) return browser.call(call as CallName, input)
    const filled = url.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(input.path?.[name] ?? '1'),
    )
    return browser.fetch(filled)
  }

  async #signIn(): Promise<TestBrowser> {
    const { gateway } = this.world
    await gateway.store.database.db.deleteFrom('login_attempts').execute()
    return gateway.signedIn('alice')
  }
}

function faultOf(
  status: number,
  text: string,
  headers: readonly (readonly [string, string])[],
  names: readonly string[] | undefined,
): string | undefined {
  if (status >= 500) return 'it is our failure'
  if (status >= 400 && speaksOfInside(text)) return 'it speaks of our inside'
  if (headers.some(([name]) => name.startsWith('x-injected'))) return 'it has a header of theirs'
  if (status !== 400 || names === undefined) return undefined
  const said = Object.keys(JSON.parse(text) as object)
  return names.some((name) => said.includes(name)) ? undefined : 'it does not say where'
}
