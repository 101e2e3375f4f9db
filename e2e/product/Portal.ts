import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../packages/gateway/src/testing/imap/dovecot/freePort'

const folder = resolve(import.meta.dirname, '../../examples/portal')

/** What portal and gateway share. */
export const ticketSecret = 'a secret of portal and gateway, for tests'

/** The example portal, built, as a process in front of a gateway. */
export class Portal {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(gatewayUrl: string): Promise<Portal> {
    await promisify(execFile)(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
      cwd: folder,
    })
    const port = await freePort()
    const child = spawn(process.execPath, ['server/server.mjs'], {
      cwd: folder,
      env: {
        ...process.env,
        PORTAL_PORT: String(port),
        GATEWAY_URL: gatewayUrl,
        MAILROOM_TICKET_SECRET: ticketSecret,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // It says its address as soon as it listens.
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}.`)
    return new Portal(`http://localhost:${port}`, child)
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill()
    await ended
  }
}

/** A ticket as the portal signs it, with what the test wants to be wrong with it. */
export function signTicket(
  claims: Readonly<Record<string, unknown>>,
  { secret = ticketSecret, alg = 'HS256' } = {},
): string {
  const now = Math.floor(Date.now() / 1000)
  const good = { iss: 'portal', aud: 'mailroom', sub: 'emma@example.com', iat: now, exp: now + 60 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg })}.${part({ ...good, ...claims })}`
  const signature = alg === 'none' ? '' : createHmac('sha256', secret).update(signed).digest('base64url')
  return `${signed}.${signature}`
}
