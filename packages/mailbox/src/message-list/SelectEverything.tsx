import { Button } from '@mailroom/ui'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'
import type { RowSelection } from './useRowSelection'

export interface SelectEverythingProps {
  t: SayList
  selection: RowSelection
  /** Mails that the list shows, over all pages. */
  mailCount: number
}

/** From a page that is selected to all that the list shows, and back. @source ML-02 */
export function SelectEverything({ t, selection, mailCount }: SelectEverythingProps) {
  const { ids, selected, isEverything } = selection
  const isPage = ids.length > 0 && ids.every((id) => selected.has(id))
  if (!isEverything && !(isPage && mailCount > selected.size)) return null
  return (
    <p className={styles.notice} role="status">
      <span>
        {isEverything
          ? t('everythingSelected', { count: mailCount })
          : t('pageSelected', { count: ids.length })}
      </span>
      {isEverything ? (
        <Button size="small" variant="ghost" onClick={selection.clear}>
          {t('cancelSelection')}
        </Button>
      ) : (
        <Button size="small" variant="ghost" onClick={selection.selectEverything}>
          {t('selectEverything', { count: mailCount })}
        </Button>
      )}
    </p>
  )
}
