import { isMailroomError } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { Services } from './Services'

/** One request as it was answered. */
export interface AnsweredRequest {
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly failure?: unknown
}

/**
 * Counts a request and writes its line. The line names the route and neither path nor query, where tokens, names and
 * words searched for may stand; a failure is explained only when it is ours.
 *
 * @source GW-06, A7
 */
export function noteRequest({ log, metrics }: Services, request: Request, seen: AnsweredRequest): void {
  const { route, status, failure } = seen
  metrics.request(route, status, seen.ms / 1000)
  const line = {
    requestId: randomUUID(),
    method: request.method,
    route,
    status,
    ms: Math.round(seen.ms * 10) / 10,
    ...(isMailroomError(failure) ? { kind: failure.kind, why: failure.message } : {}),
  }
  if (status < 500 || status === 507) log.info(line, 'request')
  else log.error({ ...line, err: failure }, 'request failed')
}
