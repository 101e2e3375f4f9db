import type { SenderEntry } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Badge, Button, Checkbox, IconButton, TrashIcon } from '@mailroom/ui'
import { useState } from 'react'
import { senderListStrings } from './senderListStrings'
import * as styles from './SenderListSettings.css'

export interface EntryListProps {
  entries: readonly SenderEntry[]
  onRemove: (entries: readonly SenderEntry[]) => void
}

/** The entries of one page, to be removed one by one or several at once. */
export function EntryList({ entries, onRemove }: EntryListProps) {
  const { t } = useStrings(senderListStrings)
  const [marked, setMarked] = useState<ReadonlySet<SenderEntry>>(() => new Set())
  // What has left the page is not chosen any more.
  const chosen = entries.filter((entry) => marked.has(entry))
  const isAll = chosen.length === entries.length
  const mark = (entry: SenderEntry, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...chosen, entry] : chosen.filter((each) => each !== entry)))
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onCheckedChange={(isChecked) => setMarked(new Set(isChecked ? entries : []))}
        >
          {chosen.length === 0 ? t('selectPage') : t('selected', { count: chosen.length })}
        </Checkbox>
        {chosen.length > 0 && (
          <Button size="small" icon={<TrashIcon />} onClick={() => onRemove(chosen)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry} className={styles.row}>
            <Checkbox
              className={styles.name}
              checked={marked.has(entry)}
              onCheckedChange={(isChecked) => mark(entry, isChecked)}
            >
              <bdi>{entry}</bdi>
            </Checkbox>
            {entry.startsWith('@') && <Badge>{t('domain')}</Badge>}
            <IconButton
              size="small"
              label={t('removeOf', { entry })}
              icon={<TrashIcon />}
              onClick={() => onRemove([entry])}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
