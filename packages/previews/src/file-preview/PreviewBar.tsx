import { formatSize } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import {
  Button,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  DownloadIcon,
  FileName,
  IconButton,
  MinusIcon,
  PlusIcon,
  Toolbar,
  ToolbarSeparator,
} from '@mailroom/ui'
import { previewStrings } from '../previewStrings'
import type { FilePreviewProps } from './FilePreview'
import * as styles from './FilePreview.css'

export interface PreviewBarProps extends Omit<FilePreviewProps, 'file'> {
  name: string
  sizeBytes: number
  /** Undefined while nothing is shown that could be larger. */
  zoom: number | undefined
  onZoom: (step: -1 | 0 | 1) => void
  pages: { readonly count: number; readonly current: number }
  onPage: (page: number) => void
}

/** What the file is called, and what can be done with it. */
export function PreviewBar(props: PreviewBarProps) {
  const { name, sizeBytes, zoom, onZoom, pages, onPage, onDownload, onPrevious, onNext, onClose } = props
  const { t } = useStrings(previewStrings)
  const percent = Math.round((zoom ?? 1) * 100)
  return (
    <Toolbar label={t('toolbar')} className={styles.bar}>
      <span className={styles.title}>
        <FileName name={name} className={styles.name} />
        <span className={styles.size}>{formatSize(sizeBytes)}</span>
      </span>
      {pages.count > 1 && (
        <>
          <IconButton
            label={t('previousPage')}
            icon={<ChevronUpIcon />}
            disabled={pages.current <= 1}
            onClick={() => onPage(pages.current - 1)}
          />
          <span className={styles.figure} role="status">
            {t('pageOf', { page: pages.current, count: pages.count })}
          </span>
          <IconButton
            label={t('nextPage')}
            icon={<ChevronDownIcon />}
            disabled={pages.current >= pages.count}
            onClick={() => onPage(pages.current + 1)}
          />
          <ToolbarSeparator />
        </>
      )}
      {zoom !== undefined && (
        <span className={styles.zoom}>
          <IconButton label={t('zoomOut')} shortcut="-" icon={<MinusIcon />} onClick={() => onZoom(-1)} />
          <Button
            size="small"
            variant="ghost"
            aria-label={t('zoomReset', { percent })}
            onClick={() => onZoom(0)}
          >
            {t('zoomLevel', { percent })}
          </Button>
          <IconButton label={t('zoomIn')} shortcut="+" icon={<PlusIcon />} onClick={() => onZoom(1)} />
          <ToolbarSeparator />
        </span>
      )}
      {(onPrevious ?? onNext) !== undefined && (
        <>
          <IconButton
            label={t('previousFile')}
            icon={<ChevronLeftIcon />}
            disabled={onPrevious === undefined}
            onClick={onPrevious}
          />
          <IconButton
            label={t('nextFile')}
            icon={<ChevronRightIcon />}
            disabled={onNext === undefined}
            onClick={onNext}
          />
        </>
      )}
      {onDownload && <IconButton label={t('downloadFile')} icon={<DownloadIcon />} onClick={onDownload} />}
      {onClose && (
        <IconButton label={t('closePreview')} shortcut="Esc" icon={<CloseIcon />} onClick={onClose} />
      )}
    </Toolbar>
  )
}
