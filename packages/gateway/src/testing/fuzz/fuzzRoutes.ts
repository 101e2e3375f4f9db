import { type Call, type CallName, contract } from '@mailroom/api'
import type { Probe } from '../every-route/Probe'
import { probesOf } from '../every-route/probes'
import type { World } from '../every-route/World'
import { seededRandom } from '../seededRandom'
import type { TestBrowser, TestCall } from '../TestBrowser'
import { changeInput, pick } from './changeInput'
import { speaksOfInside } from './speaksOfInside'

interface Operation {
  readonly name: CallName
  readonly input: TestCall
  /** All that the document says one may name in it. */
  readonly names: readonly string[]
}

/** Some calls end the session that asks, or lock it, and others count wrong passwords: they are tried as well, by somebody who signs in anew. */
const isOver = (status: number): boolean => [401, 423, 429].includes(status)

/**
 * Asks for every operation of the document that the gateway publishes, with one to three things wrong in a request that is
 * right.
 *
 * @param count how many requests, spread evenly over the operations
 * @returns     what must not be: answers of 500 and above, and failures that speak of our inside
 */
export async function fuzzRoutes(world: World, count: number, seed: number) {
  const random = seededRandom(seed)
  const operations = await operationsOf(world)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let browser = await world.gateway.signedIn('alice')
  for (let sent = 0; sent < count; sent += 1) {
    const { name, input, names } = operations[sent % operations.length]!
    const changed = changeInput(random, input, names)
    const answer = await browser.call(name, { ...changed, headers: headersOf(random) })
    const text = Buffer.from(await answer.arrayBuffer()).toString()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\n')
    const isLoud =
      (answer.status >= 400 && speaksOfInside(text)) || /^(?:server|x-powered-by|via):/m.test(headers)
    if (answer.status >= 500 || isLoud)
      faults.push(
        `${name} ${answer.status} ${text.slice(0, 300)} asked by ${JSON.stringify(changed).slice(0, 500)}`,
      )
    if (isOver(answer.status)) browser = await signInAnew(world)
    else adoptToken(browser, text)
  }
  return { faults, statuses, operations: operations.length }
}

async function signInAnew({ gateway }: World): Promise<TestBrowser> {
  await gateway.store.database.db.deleteFrom('login_attempts').execute()
  return gateway.signedIn('alice')
}

/** Those of the document, each with a request that Alice may make. */
async function operationsOf(world: World): Promise<readonly Operation[]> {
  const document = (await (await world.alice.fetch('/api/openapi.json')).json()) as OpenApi
  const probes: Partial<Record<CallName, Probe>> = await probesOf(world, world.gateway.browser())
  return (Object.entries(contract) as [CallName, Call][]).map(([name, { path, method }]) => {
    const operation = document.paths[path]![method.toLowerCase()]!
    const input = harmless[name] ?? probes[name]?.input ?? emptyOf(operation)
    const body = operation.requestBody?.content['application/json']?.schema
    const parameters = (operation.parameters ?? []).map((parameter) => parameter.name)
    return { name, input, names: [...parameters, ...namesIn(body)] }
  })
}

/** What must not succeed, as the fuzzing goes on afterwards, and what anybody may ask. */
const harmless: Partial<Record<CallName, TestCall>> = {
  changePassword: { body: { password: 'x', new_password: 'y', confirm_password: 'y' } },
  login: { body: { username: 'nobody', password: 'x' } },
  ticketLogin: { body: { ticket: 'x' } },
}

function emptyOf({ parameters = [], requestBody }: DescribedOperation): TestCall {
  const places = (where: string) =>
    Object.fromEntries(parameters.filter((one) => one.in === where).map((one) => [one.name, '1']))
  const names = namesIn(requestBody?.content['application/json']?.schema)
  return {
    path: places('path'),
    query: places('query'),
    ...(requestBody && { body: Object.fromEntries(names.map((name) => [name, 'x'])) }),
  }
}

function namesIn(schema: Schema | undefined): string[] {
  if (schema === undefined) return []
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  return [...new Set([...Object.keys(schema.properties ?? {}), ...variants.flatMap(namesIn)])]
}

const headersOf = (random: () => number): Record<string, string> =>
  random() < 0.9
    ? {}
    : pick<Record<string, string>>(random, [
        { 'accept-language': 'x;q=9, \u00ff' },
        { range: 'bytes=9-1,-5,0-' },
        { 'if-none-match': '"' },
        { 'content-type': 'application/json; charset=utf-7' },
        { 'content-type': 'multipart/form-data; boundary=' },
        { 'x-forwarded-for': "' OR 1=1" },
        { cookie: 'mailroom=; __Host-mailroom=%00; =' },
      ])

/** Into another mailbox and back the session goes on under another token. */
function adoptToken(browser: TestBrowser, text: string): void {
  const token = /"csrf_token":"([^"]+)"/.exec(text)?.[1]
  if (token !== undefined) browser.csrfToken = token
}

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
interface DescribedOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
}
