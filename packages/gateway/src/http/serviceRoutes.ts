import { openApiDocument } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { isSameSecret } from '../session/tokens'
import { frameDocument } from './static/frameDocument'
import { fileShareRoutes } from './fileShareRoutes'
import { linkRoutes } from './linkRoutes'
import { isLoopback } from './RequestInfo'
import type { Services } from './Services'

/** A route beside the contract. */
export interface ServiceRoute {
  readonly name: string
  /** Its values are written `{name}`. */
  readonly path: string
  readonly summary: string
  readonly contentType: string
  /** Asked by probes and scrapers, under any host name. */
  readonly isForMachines?: boolean
  readonly answer: AnswerService
  /** What is sent to it as the form of a page, if anything is. */
  readonly post?: ServiceForm
}

/** What a page sends. */
interface ServiceForm extends Pick<ServiceRoute, 'summary' | 'contentType' | 'answer'> {
  /** Its fields, and what each is made of. */
  readonly fields: Readonly<Record<string, RegExp>>
}

type AnswerService = (
  request: Request,
  clientAddress: string,
  path: Readonly<Record<string, string>>,
) => Response | Promise<Response>

/** Health, metrics, the OpenAPI document, the frame for mail texts, what the links of mails lead to and what is shared by a code. @source GW-04, GW-06 */
export function serviceRoutes(services: Services): readonly ServiceRoute[] {
  const routes: ServiceRoute[] = [
    {
      name: 'openApi',
      path: '/api/openapi.json',
      summary: 'This document.',
      contentType: 'application/json',
      answer: () => Response.json(document()),
    },
    {
      name: 'health',
      path: '/healthz',
      summary: 'The process lives.',
      contentType: 'application/json',
      isForMachines: true,
      answer: () => Response.json({ status: 'ok' }),
    },
    {
      name: 'ready',
      path: '/readyz',
      summary: 'The process can serve; 503 while it cannot.',
      contentType: 'application/json',
      isForMachines: true,
      answer: () => ready(services),
    },
    {
      name: 'metrics',
      path: '/metrics',
      summary: 'Figures for Prometheus; for the machine itself, or with the bearer token that is set.',
      contentType: 'text/plain',
      isForMachines: true,
      answer: (request, clientAddress) => metricsPage(services, request, clientAddress),
    },
    {
      name: 'frame',
      path: '/frame.html',
      summary:
        'An empty document for the sandboxed frame in which a mail is shown. Its policy allows styles and pictures that are there already, and nothing else.',
      contentType: 'text/html',
      answer: frameDocument,
    },
    ...linkRoutes(services),
    ...fileShareRoutes(services),
  ]
  const document = once(() => openApiDocument(services.version, Object.fromEntries(routes.map(described))))
  return routes
}

const described = ({ name, path, summary, contentType, post }: ServiceRoute) => [
  path,
  {
    get: operation(name, path, { summary, contentType }),
    ...(post && { post: { ...operation(`${name}Form`, path, post), ...formBody(post.fields) } }),
  },
]

const operation = (
  operationId: string,
  path: string,
  { summary, contentType }: Pick<ServiceRoute, 'summary' | 'contentType'>,
) => ({
  operationId,
  summary,
  security: [],
  ...parametersOf(path),
  responses: { 200: { description: 'Done.', content: { [contentType]: {} } } },
})

const formBody = (fields: ServiceForm['fields']) => ({
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          required: Object.keys(fields),
          properties: Object.fromEntries(
            Object.entries(fields).map(([name, { source }]) => [name, { type: 'string', pattern: source }]),
          ),
        },
      },
    },
  },
})

const parametersOf = (path: string) => {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
  const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  return parameters.length === 0 ? {} : { parameters }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

async function ready({ checkReady, log }: Services): Promise<Response> {
  try {
    await checkReady()
    return Response.json({ status: 'ready' })
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return Response.json({ status: 'not ready' }, { status: 503 })
  }
}

async function metricsPage(
  { settings, metrics }: Services,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  // Whoever comes through a proxy of this machine seems to come from it, where nobody has named the proxy as one.
  const isFromHere = isLoopback(clientAddress) && !request.headers.has('x-forwarded-for')
  const isAllowed =
    settings.metricsToken === ''
      ? isFromHere
      : token !== undefined && isSameSecret(token, settings.metricsToken)
  if (!isAllowed) throw new MailroomError('forbidden', 'Metrics are not for everybody.')
  const { text, contentType } = await metrics.page()
  return new Response(text, { headers: { 'Content-Type': contentType } })
}
