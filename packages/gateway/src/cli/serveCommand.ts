import { startGateway } from '../startGateway'
import type { Command } from './Command'

/** Runs the gateway until it is told to stop. @source GW-02, GW-06, R13 */
export const serveCommand: Command = {
  name: 'serve',
  usage: 'serve',
  summary: 'Runs the gateway: web, live line, SMTP and the jobs behind them.',
  details: [
    'Ends with Ctrl-C or SIGTERM: open requests are finished, new ones refused.',
    'All settings stand in docs/configuration.md.',
  ],
  async run(_typed, settings, terminal) {
    const gateway = await startGateway(settings())
    terminal.note(`Mailroom is at ${gateway.httpUrl}, incoming mail at port ${gateway.smtpPort}.`)
    await new Promise<void>((resolve) => {
      if (terminal.signal.aborted) resolve()
      terminal.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await gateway.close()
    return 0
  },
}
