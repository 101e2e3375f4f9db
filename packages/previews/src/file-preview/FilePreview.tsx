import { visibleFileName, type PreviewKind, type TransferOptions } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { deepActiveElement } from '@mailroom/ui'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { previewStrings } from '../previewStrings'
import type { ViewerProps } from '../viewers/ViewerProps'
import * as styles from './FilePreview.css'
import { viewers } from './lazyViewers'
import { PreviewBar } from './PreviewBar'
import { Opening, PreviewFace } from './PreviewFace'
import { usePreview } from './usePreview'
import { stepZoom } from './zoomSteps'

/** A file to be shown. */
export interface PreviewFile {
  /** As its sender calls it; its extension decides who shows it. */
  readonly name: string
  readonly sizeBytes: number
  /** Fetches its bytes. */
  readonly load: (options: TransferOptions) => Promise<Blob>
  /** Has the mail system make a PDF of an office file; absent where it cannot. */
  readonly convert?: (options: TransferOptions) => Promise<Blob>
}

export interface FilePreviewProps {
  /** Give each file a `key` of its own. */
  file: PreviewFile
  /** Saves the file; absent where that is switched off. */
  onDownload?: () => void
  /** Absent at the first file. */
  onPrevious?: () => void
  /** Absent at the last file. */
  onNext?: () => void
  /** Absent where there is nothing to go back to. */
  onClose?: () => void
}

/**
 * Shows a file in the page: pictures, PDF, office files, tables, texts. What is in it neither runs nor reaches out, and
 * what cannot be shown says so. By keyboard: arrows for the files, Page Up and Down for pages, + - 0 for the size,
 * Escape to close.
 *
 * @source RD-07
 */
export function FilePreview({ file, onDownload, onPrevious, onNext, onClose }: FilePreviewProps) {
  const { t } = useStrings(previewStrings)
  const { state, giveUp } = usePreview(file)
  const [zoom, setZoom] = useState(1)
  const [pages, setPages] = useState({ count: 0, current: 0 })
  const [wanted, setWanted] = useState({ page: 1 })
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Alone in a window the keys are for the preview from the start; focus that is elsewhere stays there.
    const focused = deepActiveElement()
    if (focused === null || focused === document.body) stage.current?.focus({ preventScroll: true })
  }, [])
  const name = visibleFileName(file.name)
  const turnTo = (page: number) => setWanted({ page: Math.min(Math.max(page, 1), pages.count) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const inTable = event.target instanceof Element && event.target.closest('table, [role="region"]') !== null
    const act = actionOf(event.key, {
      close: onClose,
      previous: inTable ? undefined : onPrevious,
      next: inTable ? undefined : onNext,
      turn: pages.count > 1 ? (step) => turnTo(pages.current + step) : undefined,
      zoom: (step) => setZoom((now) => stepZoom(now, step)),
    })
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    // Keys that are for the whole preview, wherever in it focus is.
    <section className={styles.preview} aria-label={t('preview', { name })} onKeyDown={onKeyDown}>
      <PreviewBar
        name={name}
        sizeBytes={file.sizeBytes}
        zoom={state.kind === 'shown' ? zoom : undefined}
        onZoom={(step) => setZoom((now) => stepZoom(now, step))}
        pages={pages}
        onPage={turnTo}
        {...{ onDownload, onPrevious, onNext, onClose }}
      />
      {/* A tab stop, since only what can be focused can be scrolled by keys. */}
      <div ref={stage} className={styles.stage} tabIndex={0} role="group" aria-label={name}>
        {state.kind === 'shown' ? (
          <ShownFile
            {...{ name, zoom, wanted }}
            viewer={state.viewer}
            content={state.content}
            onPages={setPages}
            onFault={giveUp}
          />
        ) : (
          <PreviewFace file={file} name={name} state={state} onDownload={onDownload} />
        )}
      </div>
    </section>
  )
}

function ShownFile({ viewer, ...props }: ViewerProps & { viewer: PreviewKind }) {
  const Viewer = viewers[viewer]
  return (
    <Suspense fallback={<Opening name={props.name} />}>
      <Viewer {...props} />
    </Suspense>
  )
}

interface KeyActions {
  readonly close?: () => void
  readonly previous?: () => void
  readonly next?: () => void
  readonly turn?: (step: number) => void
  readonly zoom: (step: -1 | 0 | 1) => void
}

function actionOf(key: string, { close, previous, next, turn, zoom }: KeyActions): (() => void) | undefined {
  switch (key) {
    case 'Escape':
      return close
    case 'ArrowLeft':
      return previous
    case 'ArrowRight':
      return next
    case 'PageUp':
      return turn && (() => turn(-1))
    case 'PageDown':
      return turn && (() => turn(1))
    case '+':
    case '=':
      return () => zoom(1)
    case '-':
      return () => zoom(-1)
    case '0':
      return () => zoom(0)
    default:
      return undefined
  }
}
