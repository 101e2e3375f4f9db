import type { DiskEntry } from '@mailroom/core'
import {
  Button,
  Checkbox,
  FolderPlusIcon,
  IconButton,
  Menu,
  RefreshIcon,
  Toolbar,
  UploadIcon,
} from '@mailroom/ui'
import type { FileAct } from '../acts/useFileActs'
import type { SayFiles } from '../filesStrings'
import * as styles from './FolderView.css'

export interface FolderToolbarProps {
  t: SayFiles
  entries: readonly DiskEntry[]
  selected: readonly DiskEntry[]
  /** What can be done with what is selected. */
  acts: readonly FileAct[]
  onSelect: (ids: ReadonlySet<string>) => void
  /** Absent where nothing may be put, as below. */
  onUpload: (() => void) | undefined
  onNewFolder: (() => void) | undefined
  onRefresh: () => void
}

/** What can be done in a folder, and with what is selected in it. @source FC-02 */
export function FolderToolbar(props: FolderToolbarProps) {
  const { t, entries, selected, acts, onSelect, onUpload, onNewFolder, onRefresh } = props
  const isAll = selected.length > 0 && selected.length === entries.length
  const isSome = selected.length > 0
  return (
    <Toolbar label={t('toolbar')} className={styles.toolbar}>
      <Checkbox
        className={styles.checkAll}
        checked={isAll}
        indeterminate={isSome && !isAll}
        disabled={entries.length === 0}
        aria-label={t('selectPage')}
        onCheckedChange={() => onSelect(new Set(isSome ? [] : entries.map(({ id }) => id)))}
      />
      {isSome ? (
        <>
          <span className={styles.count} role="status">
            {t('selectedCount', { count: selected.length })}
          </span>
          {acts.map((act) => (
            <ActButton key={act.id} act={act} />
          ))}
        </>
      ) : (
        <>
          {onUpload && (
            <Button size="small" variant="primary" icon={<UploadIcon />} onClick={onUpload}>
              {t('upload')}
            </Button>
          )}
          {onNewFolder && (
            <Button size="small" variant="ghost" icon={<FolderPlusIcon />} onClick={onNewFolder}>
              {t('newFolder')}
            </Button>
          )}
        </>
      )}
      <span className={styles.end}>
        <IconButton label={t('refresh')} icon={<RefreshIcon />} onClick={onRefresh} />
      </span>
    </Toolbar>
  )
}

function ActButton({ act }: { act: FileAct }) {
  const button = (
    <IconButton
      label={act.label}
      icon={act.icon}
      {...(act.kind !== 'branch' && { shortcut: act.shortcut, onClick: act.onSelect })}
    />
  )
  return act.kind === 'branch' ? <Menu trigger={button} entries={act.entries} /> : button
}
