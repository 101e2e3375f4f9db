import { promises as dns } from 'node:dns'
import type { Settings } from '../config/Settings'
import { closedTransport, directTransport, smarthostTransport } from './transports'
import type { Transport } from './Transport'

/** The way out that the settings ask for: a smarthost, else directly, else none. @source GW-02 */
export function transportFromSettings(
  settings: Pick<
    Settings,
    'directMx' | 'smarthostHost' | 'smarthostPort' | 'smarthostTls' | 'smarthostUser' | 'smarthostPassword'
  >,
  hostname: string,
): Transport {
  if (settings.smarthostHost !== '') {
    return smarthostTransport(
      {
        host: settings.smarthostHost,
        port: settings.smarthostPort,
        tls: settings.smarthostTls,
        user: settings.smarthostUser,
        password: settings.smarthostPassword,
      },
      { hostname },
    )
  }
  return settings.directMx ? directTransport({ hostname, resolveMx: dns.resolveMx }) : closedTransport
}
