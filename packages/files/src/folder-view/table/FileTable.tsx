import type { DiskEntry } from '@mailroom/core'
import { ContextMenu, useListSelection, VisuallyHidden } from '@mailroom/ui'
import { useState, type KeyboardEvent } from 'react'
import type { FileActs } from '../../acts/useFileActs'
import type { SayFiles } from '../../filesStrings'
import { FileRow } from './FileRow'
import * as styles from './FileTable.css'

export interface FileTableProps {
  t: SayFiles
  label: string
  entries: readonly DiskEntry[]
  acts: FileActs
  /** Says until when each file stays. */
  isTransit: boolean
  chosen: ReadonlySet<string>
  onChosenChange: (ids: ReadonlySet<string>) => void
  onOpen: (entry: DiskEntry) => void
}

/** What lies in a folder: one stop for Tab, arrows and the keys of file managers inside. @source FC-01, FC-02 */
export function FileTable(props: FileTableProps) {
  const { t, label, entries, acts, isTransit, chosen, onChosenChange, onOpen } = props
  const [now] = useState(Date.now)
  const byId = (id: string | undefined) => entries.filter((entry) => entry.id === id)
  const selection = useListSelection({
    ids: entries.map(({ id }) => id),
    selected: chosen,
    onSelectedChange: onChosenChange,
    onActivate: (id) => byId(id).forEach(onOpen),
  })
  const selected = entries.filter(({ id }) => chosen.has(id))

  /** What an act is about: all that is selected when this is one of them, else this alone. */
  const meant = (id: string | undefined) => (id !== undefined && chosen.has(id) ? selected : byId(id))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entriesMeant = selected.length > 0 ? selected : byId(selection.activeId)
    const act = acts.of(entriesMeant).find(({ shortcut }) => shortcut === event.key)
    if (!act?.onSelect || !(event.target as Element).hasAttribute('data-row-id')) {
      selection.onKeyDown(event)
      return
    }
    event.preventDefault()
    act.onSelect()
  }
  const menuOf = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId
    if (id === undefined) return undefined
    if (!chosen.has(id)) onChosenChange(new Set([id]))
    return acts.of(meant(id))
  }
  return (
    <ContextMenu label={label} entries={menuOf}>
      <div
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={entries.length + 1}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.headRow}>
          <span role="columnheader">
            <VisuallyHidden>{t('selection')}</VisuallyHidden>
          </span>
          <span role="columnheader">{t('name')}</span>
          <span role="columnheader" className={styles.size}>
            {t('size')}
          </span>
          <span role="columnheader" className={styles.time}>
            {t('storedAt')}
          </span>
          {isTransit && (
            <span role="columnheader" className={styles.time}>
              {t('expiresAt')}
            </span>
          )}
          <span role="columnheader">
            <VisuallyHidden>{t('more')}</VisuallyHidden>
          </span>
        </div>
        {entries.map((entry) => (
          <FileRow
            key={entry.id}
            {...{ t, entry, now, isTransit, onOpen }}
            rowProps={selection.rowProps(entry.id)}
            menu={() => acts.of(meant(entry.id))}
            onToggle={(isRange) => (isRange ? selection.extendTo(entry.id) : selection.toggle(entry.id))}
          />
        ))}
      </div>
    </ContextMenu>
  )
}
