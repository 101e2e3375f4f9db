import { formatListTime, formatSize, type MessageSummary, type Tag } from '@mailroom/core'
import { AttachmentIcon, Checkbox, FlagFilledIcon, FlagIcon, IconButton, Menu, type ListRowProps } from '@mailroom/ui'
import { vars } from '@mailroom/theme'
import type { PointerEvent } from 'react'
import { BurnMark, UrgentMark } from '../marks/Marks'
import { flagEntries } from './markMenu'
import * as styles from './MessageRow.css'
import { PersonName } from './PersonName'
import { StateIcon } from './StateIcon'
import { TagChips } from './TagChips'
import { useRowContext } from './rowContext'

export interface MessageRowProps {
  message: MessageSummary
  /** 1-based place in the grid, for screen readers. */
  rowIndex: number
  tags: readonly Tag[]
  rowProps: ListRowProps
}

/** One mail of a list. @source ML-10, ML-11 */
export function MessageRow({ message, rowIndex, tags, rowProps }: MessageRowProps) {
  const { t, now, style, showsRecipients, onToggle, onMark, onHover } = useRowContext()
  const { state, ref } = message
  const subject = message.subject || t('noSubject')
  const people = showsRecipients ? message.to : [message.from]
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={rowIndex}
      data-unread={!state.isRead || undefined}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && onHover(ref)}
      {...rowProps}
    >
      <div role="gridcell" className={styles.check} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          checked={rowProps['aria-selected']}
          tabIndex={-1}
          aria-label={t('selectRow', { subject })}
          onCheckedChange={() => onToggle(message)}
        />
      </div>
      <div role="gridcell" className={styles.state}>
        <StateIcon state={state} />
      </div>
      <div role="gridcell" className={styles.people}>
        <PersonName people={people} empty={t('noRecipients')} />
      </div>
      <div role="gridcell" className={styles.subject}>
        {state.isUrgent && <UrgentMark label={t('isUrgent')} />}
        {state.isBurn && <BurnMark label={t('isBurn')} />}
        <span className={styles.title}>{subject}</span>
        <span className={styles.abstract}>{message.abstract}</span>
      </div>
      <div role="gridcell" className={styles.tags}>
        <TagChips names={state.tags} tags={tags} />
      </div>
      <div role="gridcell" className={styles.flag} data-on={state.flag !== undefined || undefined} onClick={stop}>
        <Menu
          align="end"
          entries={() => flagEntries(t, (change) => onMark(message, change))}
          trigger={
            <IconButton
              size="small"
              tabIndex={-1}
              label={state.flag ? t(`flag_${state.flag}`) : t('flag')}
              icon={
                state.flag ? (
                  <span className={styles.flagIcon} style={{ color: vars.flag[state.flag] }}>
                    <FlagFilledIcon />
                  </span>
                ) : (
                  <FlagIcon />
                )
              }
            />
          }
        />
      </div>
      <div role="gridcell" className={styles.icons}>
        {state.hasAttachments && <AttachmentIcon title={t('hasAttachments')} />}
      </div>
      <div role="gridcell" className={styles.time}>
        {formatListTime(message.receivedAt, now, style)}
      </div>
      <div role="gridcell" className={styles.size}>
        {formatSize(message.sizeBytes)}
      </div>
    </div>
  )
}

/** A press on a control in the row does not open the mail. */
function stop(event: { stopPropagation: () => void }) {
  event.stopPropagation()
}
