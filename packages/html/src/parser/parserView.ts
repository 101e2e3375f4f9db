import type { View } from '../clean/View'

let current: View | undefined

/**
 * The window whose parsers read mails. Documents that a parser makes stand under the content security policy of its
 * window, and under one that forbids inline styles a mail loses its look while it is being cleaned. Where the host has
 * a page for mail bodies, a hidden frame with that page does the parsing; it runs no script.
 *
 * @see openParser
 */
export const parserView = (): View => (current && !current.closed ? current : window)

/** Reads HTML into a document that loads nothing and runs nothing. */
export const parseHtml = (html: string): Document =>
  new (parserView().DOMParser)().parseFromString(html, 'text/html')

/**
 * Opens the frame for parsing, once for all who ask.
 *
 * @param host     holds the frame; when it goes, the page's own parser is used again
 * @param frameUrl the host's page for mail bodies
 * @returns        resolves when it may be used, or when the frame could not be opened and the page's own parser is
 */
export function openParser(host: HTMLElement, frameUrl: string): Promise<void> {
  if (current && !current.closed) return Promise.resolve()
  opening ??= open(host, frameUrl).finally(() => {
    opening = undefined
  })
  return opening
}

let opening: Promise<void> | undefined

function open(host: HTMLElement, frameUrl: string): Promise<void> {
  const frame = host.ownerDocument.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.src = frameUrl
  // Out of sight of readers, of their aids, and of whoever looks for the frame of a mail.
  const place = host.ownerDocument.createElement('div')
  place.hidden = true
  place.attachShadow({ mode: 'closed' }).append(frame)
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      // Out of reach when the address leads to another origin: then the page's own parser has to do.
      const view = frame.contentDocument ? (frame.contentWindow as View | null) : null
      current = view ?? undefined
      resolve()
    })
    frame.addEventListener('error', () => resolve())
    host.append(place)
  })
}
