import { usePreviewFilesUrl, useStableCallback } from '@mailroom/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { faultOf } from '../../bytes/PreviewFault'
import { withDeadline } from '../../bytes/withDeadline'
import { usePages } from '../usePages'
import type { ViewerProps } from '../ViewerProps'
import { openPdf, type OpenPdf } from './openPdf'
import { PdfPage, pixelsPerPoint, type PageSize } from './PdfPage'
import * as styles from './Pdf.css'

interface Shown {
  readonly document: PDFDocumentProxy
  /** Of the first page; others take their own when they are drawn. */
  readonly size: PageSize
}

/** The pages of a PDF below each other; each is drawn when it comes near. @source RD-07 */
export default function PdfViewer({ content, zoom, onFault, ...pages }: ViewerProps) {
  const filesUrl = usePreviewFilesUrl()
  const tellFault = useStableCallback(onFault)
  const [shown, setShown] = useState<Shown>()
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const pagesOf = () => Array.from(list?.querySelectorAll('section') ?? [])
  useEffect(() => {
    let isCurrent = true
    let opened: OpenPdf | undefined
    const open = async () => {
      const bytes = new Uint8Array(await content.arrayBuffer())
      const pdf = await openPdf(bytes, filesUrl)
      if (!isCurrent) return pdf.close()
      opened = pdf
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: 1 })
      if (isCurrent) setShown({ document: pdf.document, size: { width, height } })
    }
    withDeadline(open()).catch((error: unknown) => isCurrent && tellFault(faultOf(error)))
    return () => {
      isCurrent = false
      opened?.close()
    }
  }, [content, filesUrl, tellFault])
  const fit = useFit(list, shown?.size.width)
  usePages(shown && (list?.parentElement ?? undefined), pagesOf, pages)
  return (
    <div className={styles.scroller} tabIndex={-1}>
      <div ref={setList} className={styles.pages}>
        {shown &&
          Array.from({ length: shown.document.numPages }, (_, index) => (
            <PdfPage key={index} {...shown} number={index + 1} zoom={zoom * fit} />
          ))}
      </div>
    </div>
  )
}

/** Room beside a page, in pixels. */
const pageMargin = 32

/**
 * Makes pages as wide as their list at most, whatever becomes of the window.
 *
 * @param width of a page, in points
 */
function useFit(list: HTMLElement | null, width: number | undefined): number {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const scroller = list?.parentElement
    if (!scroller) return undefined
    const watch = new ResizeObserver(() => setRoom(scroller.clientWidth))
    watch.observe(scroller)
    return () => watch.disconnect()
  }, [list])
  if (room === undefined || width === undefined) return 1
  return Math.min(1, (room - pageMargin) / (width * pixelsPerPoint))
}
