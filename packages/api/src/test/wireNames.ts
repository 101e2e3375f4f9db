import { openApiDocument } from '../openapi/openApiDocument'

type Json = Readonly<Record<string, any>>

/** A call of the contract, as its own document describes it to others. */
export interface DescribedCall {
  readonly method: string
  /** `{}` stands for a value in the path. */
  readonly path: string
  /** Names in path, query and body; the stamp and headers left out. */
  readonly payload: ReadonlySet<string>
  readonly answer: ReadonlySet<string> | 'bytes'
  /** Names in each of its `results`. */
  readonly results: ReadonlySet<string>
  /** Names in the query that every call carries. */
  readonly stamp: readonly string[]
}

const stamp = ['t', 'r']

/** All calls of the contract. */
export function describedCalls(): DescribedCall[] {
  const paths = openApiDocument('1.2.3').paths as Readonly<Record<string, Json>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(method, path, operation)),
  )
}

function describe(method: string, path: string, operation: Json): DescribedCall {
  const parameters = operation.parameters as readonly { readonly name: string; readonly in: string }[]
  const given = parameters.filter((each) => each.in !== 'header' && !stamp.includes(each.name))
  const body = Object.values<Json>(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    names(schema),
  )
  const [[type, { schema }]] = Object.entries<Json>(operation.responses['200'].content) as [[string, Json]]
  return {
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, '{}'),
    payload: new Set([...given.map(({ name }) => name), ...body]),
    answer: type === 'application/json' ? new Set(names(schema)) : 'bytes',
    results: new Set(names(schema.properties?.results?.items ?? {})),
    stamp: parameters.filter(({ name }) => stamp.includes(name)).map(({ name }) => name),
  }
}

/** The members of an object, of all of its kinds. */
function names(schema: Json): string[] {
  const kinds = (schema.anyOf ?? schema.oneOf ?? []) as readonly Json[]
  return [...Object.keys(schema.properties ?? {}), ...kinds.flatMap(names)]
}
