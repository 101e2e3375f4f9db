/** The value of a field that names its kind first: `rfc822; a@b` is an address. @source RFC 3464 2.1.2 */
export const untyped = (value: string): string => value.replace(/^[\w.-]{1,40}\s?;\s?/, '').trim()
