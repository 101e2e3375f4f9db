import type { PublicAddress } from '../config/publicAddress'
import { codePagePolicy, filePagePolicy } from '../online-files/page/filePage'

/** What a response is, as far as its headers depend on it. */
export type AnswerKind = 'api' | 'page' | 'frame' | 'link' | 'share' | 'download'

/** What is never shown in a frame. */
const unframed: readonly AnswerKind[] = ['api', 'link', 'share', 'download']

const yearSeconds = 365 * 24 * 3600

/**
 * The headers of every answer, errors and downloads among them. The page's policy allows no script but our files. A
 * mail's text is shown in a frame without scripts whose document brings a policy of its own, because a document made
 * from a string would inherit the page's policy and lose the mail's styles. What is downloaded is sandboxed, should a
 * browser ever show it.
 *
 * @param portals  origins that may put the pages into a frame
 * @param pictures origins of the organisation's own pictures, as they are at the moment
 * @source C2, F2, W3C CSP 3
 */
export function securityHeaders(
  address: PublicAddress,
  portals: readonly string[],
  pictures: () => readonly string[] = () => [],
) {
  const ancestors = `frame-ancestors ${["'self'", ...portals].join(' ')}`
  const pagePolicy = () =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      ["img-src 'self' data: blob:", ...pictures()].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' blob:",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      ancestors,
    ].join('; ')
  const policies: Readonly<Record<Exclude<AnswerKind, 'page'>, string>> = {
    api: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    frame: `default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'; ${ancestors}`,
    link: filePagePolicy,
    share: codePagePolicy,
    download: "sandbox; default-src 'none'; frame-ancestors 'none'",
  }
  const common: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    ...(address.isSecure ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
  }

  return (headers: Headers, kind: AnswerKind): void => {
    for (const [name, value] of Object.entries(common)) headers.set(name, value)
    headers.set('Content-Security-Policy', kind === 'page' ? pagePolicy() : policies[kind])
    if (unframed.includes(kind)) headers.set('X-Frame-Options', 'DENY')
    else if (portals.length === 0) headers.set('X-Frame-Options', 'SAMEORIGIN')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
