import { useStrings } from '@mailroom/react'
import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { previewStrings } from '../../previewStrings'
import * as styles from './Pdf.css'

/** In points, which are CSS pixels at a scale of 1. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface PdfPageProps {
  document: PDFDocumentProxy
  /** From 1. */
  number: number
  /** What is assumed until the page is read. */
  size: PageSize
  zoom: number
}

/** CSS pixels of a point at a zoom of 1. */
export const pixelsPerPoint = 96 / 72

/** Most pixels of a drawn page: beyond it the page is drawn smaller and stretched. */
const maxCanvasPixels = 16_000_000

/** One page: drawn when it comes near the view, with its text over it to select and to hear. */
export function PdfPage({ document: pdf, number, size, zoom }: PdfPageProps) {
  const { t } = useStrings(previewStrings)
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const [own, setOwn] = useState<PageSize>()
  const scale = zoom * pixelsPerPoint
  useEffect(() => {
    if (!isNear || canvas.current === null || words.current === null) return
    let isCurrent = true
    const endings: (() => void)[] = []
    const draw = async (target: HTMLCanvasElement, layer: HTMLElement) => {
      const page = await pdf.getPage(number)
      if (!isCurrent) return
      const viewport = page.getViewport({ scale })
      setOwn(page.getViewport({ scale: 1 }))
      const wanted = viewport.width * viewport.height * devicePixelRatio ** 2
      const sharpness = devicePixelRatio * Math.min(1, Math.sqrt(maxCanvasPixels / wanted))
      target.width = Math.floor(viewport.width * sharpness)
      target.height = Math.floor(viewport.height * sharpness)
      const drawing = page.render({ canvas: target, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
      endings.push(() => drawing.cancel())
      await drawing.promise
      const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
      endings.push(() => text.cancel())
      layer.replaceChildren()
      await text.render()
      for (const run of text.textDivs) run.className = styles.run
    }
    // A page that is broken stays empty; the others are shown.
    draw(canvas.current, words.current).catch(() => undefined)
    return () => {
      isCurrent = false
      for (const end of endings) end()
    }
  }, [isNear, pdf, number, scale])
  const { width, height } = own ?? size
  return (
    <section
      ref={frame}
      className={styles.page}
      aria-label={t('pageNumber', { page: number })}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <div ref={words} className={styles.words} style={{ '--total-scale-factor': String(scale) } as object} />
    </section>
  )
}

/** True once an element has come near the view. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
