import { safeFileName } from '@mailroom/core'

/**
 * The name that a `Content-Disposition` gives to a file; undefined when it gives none that can be read.
 *
 * @source RFC 6266 4.3, RFC 8187 3.2
 */
export function fileNameOf(headers: Headers): string | undefined {
  const value = headers.get('content-disposition') ?? ''
  const encoded = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(value)?.[1]
  const plain = /;\s*filename="([^"]*)"/i.exec(value)?.[1]
  const name = (encoded === undefined ? undefined : decode(encoded)) ?? plain
  return name === undefined ? undefined : safeFileName(name)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
