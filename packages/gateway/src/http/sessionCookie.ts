/** The cookie that holds a session. Scripts never see it. @source C1, RFC 6265bis 4.1.3 */
export interface SessionCookie {
  read(headers: Headers): string | undefined
  /** Value of a Set-Cookie header. */
  write(token: string, maxAgeSeconds: number): string
  clear(): string
}

/** Over TLS the name's prefix makes browsers insist on Secure, on the path and on no domain; on plain loopback there is none. */
export function sessionCookie(
  isSecure: boolean,
  plainName = 'mailroom',
  pattern = /^[A-Za-z0-9_-]{40,64}$/,
): SessionCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read(headers) {
      const found = (headers.get('cookie') ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
      // Two of them: somebody else has planted one, and nobody can say which.
      const token = found.length === 1 ? found[0]!.slice(name.length + 1) : ''
      return pattern.test(token) ? token : undefined
    },
    write: (token, maxAgeSeconds) => `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}

/** The cookie of those who have taken the first step of signing in and not the second. It opens nothing else. @source SE-08 */
export const halfSignInCookie = (isSecure: boolean): SessionCookie => sessionCookie(isSecure, 'mailroom-half')

/** The cookie of a browser that was given a captcha. It opens nothing. @source SE-07 */
export const captchaCookie = (isSecure: boolean): SessionCookie => sessionCookie(isSecure, 'mailroom-captcha')

const sealed = /^[A-Za-z0-9_.-]{40,3000}$/

/** The cookie of a browser that was sent to sign on elsewhere: what its answer must fit, sealed. It opens nothing. @source SE-27 */
export const signOnCookie = (isSecure: boolean): SessionCookie =>
  sessionCookie(isSecure, 'mailroom-signon', sealed)

/** The cookie of a browser that was asked for a passkey: the challenge, sealed. It opens nothing. @source SE-08 */
export const passkeyCookie = (isSecure: boolean): SessionCookie =>
  sessionCookie(isSecure, 'mailroom-passkey', sealed)

/** Says that the organisation's sign-on let somebody in, so that they sign out there too. It opens nothing. @source SE-21 */
export const signedOnCookie = (isSecure: boolean): SessionCookie =>
  sessionCookie(isSecure, 'mailroom-signed-on', /^1$/)
