import { type Call, fit, wireStamp } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { readText } from './readText'

type Schema = NonNullable<Call['query']>

/** What a call was given, checked. */
export interface CallInput {
  readonly query: unknown
  readonly body: unknown
  readonly path: Readonly<Record<string, string>>
}

const pathValue: Readonly<Record<string, RegExp>> = {
  fingerprint: /^[0-9a-f]{64}$/,
  uid: /^[1-9]\d{0,15}$/,
  id: /^[A-Za-z0-9_-]{1,100}$/,
  folder: /^[^\p{Cc}]{1,1000}$/u,
}

const invalid = (fields: Readonly<Record<string, readonly string[]>>) =>
  new MailroomError('invalid', `Refused: ${Object.keys(fields).join(', ')}`, { fields })

/** Reads and checks everything that a call carries. `invalid` with fields, `tooLarge`, `notFound` for an impossible path. */
export async function readInput(
  call: Call,
  request: Request,
  path: Readonly<Record<string, string>>,
  maxBytes: number,
): Promise<CallInput> {
  for (const [name, value] of Object.entries(path))
    if (!pathValue[name]?.test(value)) throw new MailroomError('notFound', `There is no ${name} like that.`)
  const given = queryOf(request)
  check(wireStamp, given)
  return {
    path,
    query: call.query && check(call.query, given),
    body: call.body && check(call.body, await readJson(request, maxBytes)),
  }
}

/** A name that stands twice becomes a list, which no schema takes: two readers could choose differently. */
function queryOf(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url)
  const names = new Set(searchParams.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )
}

function check(schema: Schema, value: unknown): unknown {
  const result = fit(schema, value)
  if (result.fits) return result.value
  const fields: Record<string, string[]> = {}
  for (const { path } of result.faults) {
    const name = String(path[0] ?? 'non_field_errors')
    fields[name] = [path.length === 0 ? 'invalid' : 'fieldInvalid']
  }
  throw invalid(fields)
}

/** A form or a text of another site can carry JSON too, but not under this type without asking us first. @source C3 */
async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw invalid({ non_field_errors: ['invalid'] })
  const text = await readText(request, maxBytes)
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new MailroomError('invalid', 'The body is not JSON.', { cause })
  }
}
