import { framePage, frameSandbox, marks, type CleanMail } from '@mailroom/html'
import { useFrameUrl } from '@mailroom/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePages } from '../usePages'
import type { ViewerProps } from '../ViewerProps'
import * as styles from './PageFrame.css'
import { passKeysOut } from './passKeysOut'

export interface PageFrameProps extends Pick<ViewerProps, 'name' | 'zoom' | 'wanted' | 'onPages'> {
  /** Cleaned already. */
  mail: CleanMail
  drawings: readonly Blob[]
  /** Finds the pages. */
  pages?: string
}

/** What a page looks like that says nothing about it. */
const paper = `html { color: #1f2328; background: #ffffff; color-scheme: light; }
body { margin: 0; font: 15px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
overflow-wrap: break-word; } img { max-inline-size: 100%; } section img { max-inline-size: none; }`

/** Shows a cleaned page in a sandboxed frame that runs nothing and loads nothing. @source RD-07, F2 */
export function PageFrame({ mail, drawings, pages, name, zoom, ...paging }: PageFrameProps) {
  const frameUrl = useFrameUrl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [isUnreachable, setUnreachable] = useState(false)
  const pagesOf = () => (pages === undefined || page === undefined ? [] : elements(page, pages))
  useLayoutEffect(() => {
    if (page === undefined || frame.current === null) return
    page.body.replaceWith(page.adoptNode(mail.body))
    return passKeysOut(frame.current, page)
  }, [page, mail])
  useEffect(
    () => (page === undefined ? undefined : showDrawings(page, mail, drawings)),
    [page, mail, drawings],
  )
  useLayoutEffect(() => {
    if (page === undefined || frame.current === null) return undefined
    const show = () => {
      page.body.style.removeProperty('zoom')
      const fit = pages === undefined ? 1 : fitOf(page, elements(page, pages))
      page.body.style.setProperty('zoom', String(zoom * fit))
    }
    show()
    const watch = new ResizeObserver(show)
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [page, mail, pages, zoom])
  usePages(page?.documentElement, pagesOf, paging)
  const source = frameUrl === undefined || isUnreachable ? { srcDoc: framePage } : { src: frameUrl }
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={name}
      sandbox={frameSandbox}
      referrerPolicy="no-referrer"
      onLoad={() => {
        const loaded = frame.current?.contentDocument ?? undefined
        // The host's page is missing or on another origin: the preview brings its own.
        if (loaded === undefined) setUnreachable(true)
        else addPaper(loaded)
        setPage(loaded)
      }}
      {...source}
    />
  )
}

const elements = (page: Document, selector: string): HTMLElement[] =>
  Array.from(page.querySelectorAll<HTMLElement>(selector))

/** Room beside the widest page, in pixels. */
const pageMargin = 32

/** Makes whole pages as wide as the window at most; text flows by itself. */
function fitOf({ documentElement }: Document, sheets: readonly HTMLElement[]): number {
  const widest = sheets.reduce((width, { offsetWidth }) => Math.max(width, offsetWidth), 0)
  return Math.min(1, documentElement.clientWidth / (widest + pageMargin))
}

function addPaper(page: Document): void {
  const style = page.createElement('style')
  style.textContent = paper
  page.head.append(style)
}

/** Puts the drawings into their places as images. @returns takes their addresses back */
function showDrawings(page: Document, mail: CleanMail, drawings: readonly Blob[]): () => void {
  const urls = drawings.map((drawing) => URL.createObjectURL(drawing))
  for (const [place, id] of mail.usedContentIds.entries()) {
    const url = urls[Number(/^drawing-(\d+)@/.exec(id)?.[1])]
    if (url === undefined) continue
    for (const picture of page.querySelectorAll(`img[${marks.contentId}="${place}"]`))
      picture.setAttribute('src', url)
  }
  return () => urls.forEach((url) => URL.revokeObjectURL(url))
}
