/** A service outside that says who somebody is. `oidc`: the organisation's own sign-on (OpenID Connect). */
export type SignOnWay = 'oidc' | 'wechat'

/** What such a service sends a browser back with, in the address of the page. @source RFC 6749 4.1.2, RFC 9207 */
export interface SignOnArrival {
  readonly state: string
  readonly code?: string
  /** Why there is no code: `access_denied` when the person has stopped. */
  readonly error?: string
  /** Who sent it, where the service says so. */
  readonly issuer?: string
}

/** Longest value of an arrival that is worth asking about. */
const maxLength = 4096

/**
 * The arrival in an address, or undefined for an address without one.
 *
 * @param search query of the address, `?code=…&state=…`
 * @source RFC 6749 4.1.2
 */
export function readSignOnArrival(search: string): SignOnArrival | undefined {
  const values = new URLSearchParams(search)
  const read = (name: string) => {
    const value = values.get(name) ?? ''
    return value === '' || value.length > maxLength ? undefined : value
  }
  const [state, code, error, issuer] = [read('state'), read('code'), read('error'), read('iss')]
  if (state === undefined || (code === undefined && error === undefined)) return undefined
  return {
    state,
    ...(code !== undefined && { code }),
    ...(error !== undefined && { error }),
    ...(issuer !== undefined && { issuer }),
  }
}

/** How the reader's account stands with WeChat. @source SE-09 */
export interface WeChatBinding {
  /** Signing on with WeChat is offered here. */
  readonly isOffered: boolean
  /** When a WeChat identity was bound to the account, ms since 1970; undefined while none is. */
  readonly boundAt?: number
}
