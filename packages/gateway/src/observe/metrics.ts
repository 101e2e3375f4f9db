import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Counts what the gateway does, for Prometheus. */
export interface Metrics {
  /** One answered request. `route` is the name of a call, never a path with ids in it. */
  request(route: string, status: number, seconds: number): void
  /** One mail at the SMTP ports: accepted, refused, or handed on to another mail system. */
  mail(direction: 'in' | 'out', result: string): void
  /** Asked at each reading. */
  watch(what: keyof typeof help, read: () => number | Promise<number>): void
  /** The page that Prometheus reads, and its media type. */
  page(): Promise<{ readonly text: string; readonly contentType: string }>
}

const help = {
  live_connections: 'Open live lines.',
  waiting_jobs: 'Jobs that wait or run, outgoing mail among them.',
  imap_connections: 'Open connections to IMAP servers.',
}

/** Each gateway has its own registry, so that several may live in one process. @source GW-06 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'mailroom_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'mailroom_http_request_seconds',
    help: 'Time until the answer began.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  })
  const mails = new Counter({
    name: 'mailroom_mails_total',
    help: 'Mails at the SMTP ports.',
    labelNames: ['direction', 'result'],
    registers,
  })
  return {
    request(route, status, duration) {
      requests.inc({ route, status })
      seconds.observe({ route }, duration)
    },
    mail: (direction, result) => mails.inc({ direction, result }),
    watch(what, read) {
      const gauge: Gauge = new Gauge({
        name: `mailroom_${what}`,
        help: help[what],
        registers,
        collect: async () => gauge.set(await read()),
      })
    },
    page: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
}
