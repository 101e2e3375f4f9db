import type { MessageSummary } from '@mailroom/core'
import { FlagIcon, IconButton, Menu } from '@mailroom/ui'
import { memo } from 'react'
import { FlagMark } from '../../marks/ColorMarks'
import { menus } from '../lazyMenus'
import * as styles from './MessageRow.css'
import { useRowContext } from './rowContext'

export interface FlagCellProps {
  message: MessageSummary
  /** Pointer or focus has been on the row; before, a flag that is not set would be seen by nobody. */
  isNear: boolean
}

/** The flag of a mail and the menu of its colours; without a flag it shows on hover and focus. @source ML-05, ML-10 */
export const FlagCell = memo(function FlagCell({ message, isNear }: FlagCellProps) {
  const { t, mayChange, canHover, on } = useRowContext()
  const { flag } = message.state
  if (!flag && (!mayChange || (canHover && !isNear))) return <div role="gridcell" className={styles.flag} />
  const icon = flag ? <FlagMark color={flag} /> : <FlagIcon />
  return (
    <div role="gridcell" className={styles.flag} data-on={flag !== undefined || undefined}>
      {mayChange ? (
        <Menu
          align="end"
          entries={async () => (await menus()).flagEntries(t, (change) => on.mark(message, change))}
          trigger={
            <IconButton size="small" tabIndex={-1} label={flag ? t(`flag_${flag}`) : t('flag')} icon={icon} />
          }
        />
      ) : (
        icon
      )}
    </div>
  )
})
