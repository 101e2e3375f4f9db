import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/**
 * The log: one JSON object a line. Errors are written with their stack here, and only here.
 *
 * Nobody writes bodies, passwords, tokens or addresses with queries to it; what might slip in under a usual name is
 * blotted out all the same.
 *
 * @source GW-06, A7
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: stdSerializers.err },
    redact: {
      paths: ['password', 'token', 'ticket', 'cookie', 'authorization'].flatMap((name) => [
        name,
        `*.${name}`,
      ]),
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
