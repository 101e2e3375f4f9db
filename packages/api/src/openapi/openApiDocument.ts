import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { isChange, type Call } from '../contract/call'
import { firstSummaries } from '../contract/firstSummaries'
import { contract } from '../contract/contract'
import { wireError } from '../wire/common'

type Json = Record<string, unknown>

const schemaOf = (schema: GenericSchema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: io }) as Json
  return rest
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

/** The answers that any call may give besides its own. */
const failures: Readonly<Record<string, string>> = {
  400: 'The request is wrong; fields say where.',
  401: 'Nobody is signed in.',
  403: 'Not allowed.',
  404: 'Gone, or never there.',
  409: 'Something else changed it first.',
  413: 'Too large.',
  423: 'Locked; Retry-After says for how long.',
  429: 'Too many attempts; Retry-After says how long to wait.',
  500: 'The mail system failed.',
}

function parametersOf(call: Call): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? schemaOf(call.query, 'input') : {}
  const required = new Set((query.required as string[] | undefined) ?? [])
  const inQuery = Object.entries((query.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
  const stamp = [
    { name: 't', in: 'query', required: false, description: 'ms since 1970', schema: { type: 'string' } },
    {
      name: 'r',
      in: 'query',
      required: false,
      description: 'five random digits',
      schema: { type: 'string' },
    },
  ]
  return [...inPath, ...inQuery, ...stamp]
}

function bodyOf(call: Call): Json | undefined {
  if (call.body) return { required: true, ...json(schemaOf(call.body, 'input')) }
  if (!call.form) return undefined
  const fields = call.form.fields.map((name) => [name, { type: 'string' }] as const)
  const properties = { [call.form.file]: { type: 'string', format: 'binary' }, ...Object.fromEntries(fields) }
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', properties, required: [call.form.file] } },
    },
  }
}

function answerOf(call: Call): Json {
  if (call.answer === 'binary')
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
  if (call.answer === 'text') return { content: { 'text/plain': { schema: { type: 'string' } } } }
  return json(schemaOf(call.answer, 'output'))
}

const summariesByName: Readonly<Record<string, string>> = firstSummaries

function operationOf(name: string, call: Call): Json {
  const token = { name: 'X-CSRF-Token', in: 'header', required: isChange(call), schema: { type: 'string' } }
  const errors = Object.entries(failures).map(([status, description]) => [
    status,
    { description, ...json({ $ref: '#/components/schemas/Error' }) },
  ])
  return {
    operationId: name,
    summary: call.summary ?? summariesByName[name],
    tags: [call.area],
    security: call.isOpen ? [] : [{ session: [] }],
    parameters: [...parametersOf(call), ...(call.isOpen ? [] : [token])],
    ...(bodyOf(call) ? { requestBody: bodyOf(call) } : {}),
    responses: { 200: { description: 'Done.', ...answerOf(call) }, ...Object.fromEntries(errors) },
  }
}

/**
 * The contract as an OpenAPI 3.1 document.
 *
 * @param version  the product's version
 * @param extra    routes that are served beside the contract (health, metrics, the document itself)
 * @source GW-04
 */
export function openApiDocument(version: string, extra: Json = {}): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(contract)) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operationOf(name, call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mailroom', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths: { ...paths, ...extra },
    components: {
      schemas: { Error: schemaOf(wireError, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-mailroom' } },
    },
  }
}
