import { useLayoutEffect, useRef } from 'react'
import { renderMarkdown } from './renderMarkdown'

interface MarkdownPreviewProps {
  label: string
  source: string
}

/** The mail as its readers will see it, in a tree of its own: no style of the page reaches in, none of it out. */
export function MarkdownPreview({ label, source }: MarkdownPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    const tree = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' })
    const mail = place.current.ownerDocument.importNode(renderMarkdown(source), true)
    for (const link of mail.querySelectorAll('a')) {
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
    tree.replaceChildren(mail)
  }, [source])
  return <div ref={place} role="document" aria-label={label} />
}
