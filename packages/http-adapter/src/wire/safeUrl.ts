/** An address that a page may show or go to: http, https, or within the same origin. Anything else is left out. */
export function safeUrl(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  try {
    const { protocol } = new URL(trimmed, 'https://mailroom.invalid')
    return protocol === 'https:' || protocol === 'http:' ? trimmed : undefined
  } catch {
    return undefined
  }
}
