import { createServer } from 'node:net'
import type { Settings } from '../../config/Settings'
import { fail, type Finding, ok, warn } from './Finding'

/**
 * Looks whether the ports are free.
 *
 * @param hasOwnMail mail of some domain is taken in by SMTP
 */
export async function checkPorts(settings: Settings, hasOwnMail: boolean): Promise<Finding[]> {
  const { smtpHost } = settings
  const web = ['the web server', settings.httpHost, settings.httpPort] as const
  const smtp = [
    ['incoming mail', smtpHost, settings.smtpPort],
    ['submission', smtpHost, settings.submissionPort],
  ] as const
  const ports = [web, ...(hasOwnMail ? smtp : [])]
  return Promise.all(
    ports.map(async ([use, host, port]) => {
      const fault = await tryPort(host, port)
      if (fault === undefined) return ok(`Port ${port} of ${host} is free for ${use}.`)
      if (fault === 'EADDRINUSE')
        return warn(`Port ${port} of ${host} (${use}) is in use, by a running gateway or by others.`)
      return fail(`Port ${port} of ${host} cannot be opened for ${use}: ${fault}.`)
    }),
  )
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
