const mediaType = /^([a-z0-9][a-z0-9!#$&^_.+-]{0,126})\/([a-z0-9][a-z0-9!#$&^_.+-]{0,126})$/

/**
 * A media type that is safe to store, show and send: `token/token`, lower case.
 *
 * @returns undefined for anything else, so that the caller decides what the part is
 * @source T10, RFC 6838 4.2
 */
export function safeMediaType(value: string): string | undefined {
  const candidate = value.trim().toLowerCase()
  return mediaType.test(candidate) ? candidate : undefined
}
