import { framePage, loadCleaner } from '@mailroom/html'
import { useFrameUrl, useParser, useStableCallback } from '@mailroom/react'
import { useEffect, useRef, useState } from 'react'

export interface PrintFrameProps {
  /** A page to be printed. It is cleaned here: where it came from does not matter. */
  html: string
  title: string
  className?: string
  /** The reader has printed it, or not. */
  onDone?: () => void
  /** Gets what prints it again. */
  onReady?: (print: () => void) => void
}

/** Runs no script; the one more thing than elsewhere is the browser's own dialog. */
const printSandbox = 'allow-same-origin allow-modals'

/** How a mail lies on paper. */
const paper = `html { color: #000000; background: #ffffff; color-scheme: light; }
body { margin: 24px; font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
overflow-wrap: break-word; } h1 { font-size: 20px; line-height: 28px; margin: 0 0 8px; } p { margin: 0 0 2px; }
img { max-inline-size: 100%; block-size: auto; } pre { white-space: pre-wrap; font: inherit; }
@media print { body { margin: 0; } tr, img { break-inside: avoid; } }`

/** A page in a frame of its own that is printed once its pictures are there: the mail, and nothing around it. @source RD-15 */
export function PrintFrame({ html, title, className, onDone, onReady }: PrintFrameProps) {
  const frameUrl = useFrameUrl()
  const isParserReady = useParser()
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [isUnreachable, setUnreachable] = useState(false)
  const tellReady = useStableCallback((print: () => void) => onReady?.(print))
  const tellDone = useStableCallback(() => onDone?.())
  useEffect(() => {
    if (page === undefined || !isParserReady) return
    let isCurrent = true
    const run = async () => {
      const clean = await loadCleaner()
      if (!isCurrent) return
      const { body } = clean(html)
      page.body.replaceWith(page.adoptNode(body))
      await Promise.all(Array.from(page.images, (picture) => picture.decode().catch(() => undefined)))
      if (!isCurrent) return
      const print = () => frame.current?.contentWindow?.print()
      tellReady(print)
      print()
      tellDone()
    }
    run().catch(() => isCurrent && tellDone())
    return () => void (isCurrent = false)
  }, [page, isParserReady, html, tellReady, tellDone])
  const source = frameUrl === undefined || isUnreachable ? { srcDoc: framePage } : { src: frameUrl }
  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      sandbox={printSandbox}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        const loaded = currentTarget.contentDocument ?? undefined
        // The host's page is missing or on another origin: the page to be printed brings its own.
        if (loaded === undefined) setUnreachable(true)
        else layPaper(loaded, title)
        setPage(loaded)
      }}
      {...source}
    />
  )
}

/** Makes an empty page look like paper; its title is what the printer calls it. */
function layPaper(page: Document, title: string): void {
  page.title = title
  const style = page.createElement('style')
  style.textContent = paper
  page.head.append(style)
}
