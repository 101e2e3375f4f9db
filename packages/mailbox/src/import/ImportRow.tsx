import { formatSize, visibleFileName } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import {
  CloseIcon,
  FileMailIcon,
  FileName,
  IconButton,
  PauseIcon,
  PlayIcon,
  Progress,
  RefreshIcon,
  SuccessIcon,
} from '@mailroom/ui'
import * as styles from './ImportDialog.css'
import type { SayImport } from './importStrings'
import { doneBytesOf, type ImportItem, type MailImport } from './MailImport'

export interface ImportRowProps {
  t: SayImport
  item: ImportItem
  list: MailImport
  /** Where it goes. */
  folderName: string
  /** Bytes that a mail may have. */
  maxBytes: number
}

/** One file: its name, how far it is or why not, and what can be done about it. */
export function ImportRow({ t, item, list, folderName, maxBytes }: ImportRowProps) {
  const { id, file, state } = item
  const name = visibleFileName(file.name)
  return (
    <li className={styles.row}>
      <FileMailIcon />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          <FileName name={name} />
        </span>
        <RowState t={t} item={item} folderName={folderName} maxBytes={maxBytes} />
      </span>
      {(state.kind === 'running' || state.kind === 'waiting') && (
        <IconButton
          size="small"
          label={t('pause', { name })}
          icon={<PauseIcon />}
          onClick={() => list.pause(id)}
        />
      )}
      {state.kind === 'paused' && (
        <IconButton
          size="small"
          label={t('resume', { name })}
          icon={<PlayIcon />}
          onClick={() => list.resume(id)}
        />
      )}
      {state.kind === 'failed' && (
        <IconButton
          size="small"
          label={t('tryAgain', { name })}
          icon={<RefreshIcon />}
          onClick={() => list.resume(id)}
        />
      )}
      <IconButton
        size="small"
        label={t('remove', { name })}
        icon={<CloseIcon />}
        onClick={() => list.cancel(id)}
      />
    </li>
  )
}

function RowState({ t, item: { file, state }, folderName, maxBytes }: Omit<ImportRowProps, 'list'>) {
  const errorText = useErrorText()
  switch (state.kind) {
    case 'done':
      return (
        <span className={styles.done}>
          <SuccessIcon size={16} /> {t('importedInto', { folder: folderName })}
        </span>
      )
    case 'refused':
      return (
        <span role="alert" className={styles.failure}>
          {state.why === 'notMail'
            ? t('notMail')
            : t('tooLarge', { size: formatSize(file.size), max: formatSize(maxBytes) })}
        </span>
      )
    case 'failed':
      return (
        <span role="alert" className={styles.failure}>
          {errorText(state.error)}
        </span>
      )
    case 'waiting':
    case 'paused':
    case 'running': {
      const figures = t('progress', {
        done: formatSize(doneBytesOf(state)),
        total: formatSize(file.size),
      })
      return (
        <span className={styles.progress}>
          <Progress
            label={t('importing', { name: visibleFileName(file.name) })}
            value={doneBytesOf(state)}
            max={file.size}
            valueText={figures}
          />
          <span className={styles.figures}>{state.kind === 'running' ? figures : t(state.kind)}</span>
        </span>
      )
    }
  }
}
