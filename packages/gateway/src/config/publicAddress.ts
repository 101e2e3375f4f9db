import type { Settings } from './Settings'

/** What follows from the address under which people reach the gateway. */
export interface PublicAddress {
  /** `https://mail.example.com`; undefined when none is set. */
  readonly origin: string | undefined
  /** People come by HTTPS alone: secure cookies and HSTS. */
  readonly isSecure: boolean
  /** The origin when it is one of HTTPS: where people sign in unless they chose otherwise. @source SE-10 */
  readonly secureOrigin: string | undefined
  /** True for a `Host` header that is one of ours; stops DNS rebinding. */
  readonly isOurHost: (host: string) => boolean
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Reads the public address out of the settings. */
export function publicAddress(
  settings: Pick<Settings, 'publicUrl' | 'allowedHosts' | 'httpHost' | 'sslSignIn'>,
): PublicAddress {
  const url = settings.publicUrl === '' ? undefined : new URL(settings.publicUrl)
  const hasTls = url?.protocol === 'https:'
  const names = new Set([
    ...settings.allowedHosts.map((name) => name.toLowerCase()),
    ...(url ? [url.host, url.hostname] : []),
  ])
  return {
    origin: url?.origin,
    isSecure: hasTls && settings.sslSignIn,
    secureOrigin: hasTls ? url.origin : undefined,
    isOurHost: (host) => {
      const lower = host.toLowerCase()
      const name = lower.replace(/:\d{1,5}$/, '')
      return names.has(lower) || names.has(name) || loopbackNames.has(name) || name === settings.httpHost
    },
  }
}
