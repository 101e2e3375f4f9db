/** A place for a text in a call: its name, `query`, `path` or `body`, and the way to it, `[]` through lists. */
export interface TextField {
  readonly call: string
  readonly place: 'query' | 'path' | 'body'
  readonly steps: readonly (string | number)[]
  /** As the document has it, `/api/mail/{id}/`. */
  readonly url: string
}

/** `compose body.to.0.0` */
export const nameOfField = ({ call, place, steps }: Omit<TextField, 'url'>): string =>
  [`${call} ${place}`, ...steps].join('.')

/**
 * Every field in which the document lets somebody write what they like: texts without a list of values, and without a pattern that
 * says what they are made of.
 */
export function textFieldsOf(document: Described): readonly TextField[] {
  const found: TextField[] = []
  const operations = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.values(methods).map((operation) => ({ url, ...operation })),
  )
  for (const { url, operationId: call, parameters = [], requestBody } of operations) {
    if (call === undefined) continue
    const add = (place: TextField['place'], steps: readonly (string | number)[]) =>
      found.push({ call, place, steps, url })
    for (const { name, in: place, schema } of parameters) {
      if (['t', 'r'].includes(name) || (place !== 'query' && place !== 'path')) continue
      for (const steps of waysTo(schema)) add(place, [name, ...steps])
    }
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      for (const steps of waysTo(schema)) add('body', steps)
  }
  const byName = new Map(found.map((field) => [nameOfField(field), field]))
  return [...byName.values()]
}

/** The ways from a schema down to its free texts. */
function waysTo(schema: JsonSchema): (string | number)[][] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = schema
  const below = (step: string | number, inner: JsonSchema) => waysTo(inner).map((steps) => [step, ...steps])
  const tuple = Array.isArray(items) ? (items as readonly JsonSchema[]) : prefixItems
  return [
    ...(type === 'string' && isFree(schema) ? [[]] : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(waysTo),
    ...Object.entries(properties).flatMap(([name, inner]) => below(name, inner)),
    ...tuple.flatMap((inner, index) => below(index, inner)),
    ...(items !== undefined && !Array.isArray(items) ? below(0, items as JsonSchema) : []),
  ]
}

const isFree = ({ enum: values, const: value, format, pattern }: JsonSchema): boolean =>
  values === undefined && value === undefined && format !== 'binary' && (pattern?.includes(' .') ?? true)

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** What is read of an OpenAPI document. */
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>
}

interface DescribedCall {
  readonly operationId?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}
