import { formatListTime, formatSize, messageKey, type MessageSummary } from '@mailroom/core'
import { AttachmentIcon, CheckCell, LatePart } from '@mailroom/ui'
import { memo, startTransition, useState, type MouseEvent, type PointerEvent } from 'react'
import { BackMark, BurnMark, PinMark, UrgentMark } from '../../marks/Marks'
import { RowActs, SecrecyMark } from '../lazyMenus'
import { FlagCell } from './FlagCell'
import * as styles from './MessageRow.css'
import { PeopleCell } from './PeopleCell'
import { useRowContext } from './rowContext'
import { RemarkCell } from './RemarkCell'
import { isBack, rowName, untilWords } from './rowName'
import { isRowUnread } from './rowPeople'
import { StateIcon } from './StateIcon'
import { TagChips } from './TagChips'

export interface MessageRowProps {
  /** Id of its element. */
  rowId: string
  message: MessageSummary
  /** 1-based place in the whole list, for screen readers. */
  rowIndex: number
  isSelected: boolean
  /** The row where Tab stops. */
  isStop: boolean
  /** The mail was not there when it was to be opened. */
  isGone: boolean
  /** The mail is read beside the list. */
  isShown: boolean
}

/** One mail of a list. @source ML-10, ML-11 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { rowId, message, rowIndex, isSelected, isStop, isGone, isShown } = props
  const context = useRowContext()
  const { t, now, style, results, on } = context
  // Fifty rows of controls that nobody sees are most of what a list costs: they come with the pointer or the focus.
  const [near, setNear] = useState<string>()
  const { ref } = message
  const isUnread = isRowUnread(message)
  const state = isUnread === message.state.isRead ? { ...message.state, isRead: !isUnread } : message.state
  const id = messageKey(ref)
  // The row shows another mail when the page is turned.
  const isNear = near === id
  // Whoever is here to open the mail does not wait for them.
  const come = () => startTransition(() => setNear(id))
  const subject = message.subject || t('noSubject')
  const until = untilWords(message, context)
  const levelId = `${rowId}-level`
  // What is normal needs no word.
  const level = state.secrecy !== 'normal' && state.secrecy
  return (
    <div
      id={rowId}
      role="row"
      className={styles.row}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      aria-label={rowName(message, context, isGone)}
      aria-describedby={level ? levelId : undefined}
      data-row-id={id}
      draggable={context.mayChange}
      data-unread={isUnread || undefined}
      data-gone={isGone || undefined}
      aria-current={isShown || undefined}
      data-twelve-hour={style.twelveHour || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (!isOnControl(event)) on.press(id, event)
      }}
      onFocus={({ target, currentTarget }) => {
        come()
        if (target === currentTarget) on.focus(message, currentTarget.matches(':focus-visible'))
      }}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        come()
        on.enter(message)
      }}
      onPointerLeave={on.leave}
      onPointerDown={({ button, pointerType }: PointerEvent) => {
        // A finger that goes down may be about to scroll.
        if (button === 0 && pointerType === 'mouse') on.reach(message)
      }}
    >
      <CheckCell
        className={styles.check}
        label={t('selectRow', { subject })}
        isSelected={isSelected}
        onToggle={(isRange) => on.toggle(id, isRange)}
      />
      <div role="gridcell" className={styles.state}>
        <StateIcon state={state} isGone={isGone} />
      </div>
      <PeopleCell message={message} />
      <div role="gridcell" className={styles.subject}>
        {state.isPinned && <PinMark label={t('isPinned')} />}
        {isBack(message) && <BackMark label={t('cameBack')} />}
        {state.isUrgent && <UrgentMark label={t('isUrgent')} />}
        {level && (
          <LatePart>
            <SecrecyMark level={level} id={levelId} />
          </LatePart>
        )}
        {state.isBurn && (
          <BurnMark label={t(state.isBurned ? 'isBurned' : 'isBurn')} isBurned={state.isBurned} />
        )}
        <span className={styles.title}>{results ? results.markSubject(subject) : subject}</span>
        {results && <span className={styles.folder}>{results.folderName(ref.folder)}</span>}
        {until && (
          <span className={styles.until} data-until data-due={state.followUp?.isDue}>
            {until}
          </span>
        )}
        {message.remark !== '' && <RemarkCell key={id} message={message} />}
        <span className={styles.abstract} data-free={(!isNear && message.remark === '') || undefined}>
          {results ? results.markAbstract(message.abstract) : message.abstract}
        </span>
        {isNear && message.remark === '' && <RemarkCell key={id} message={message} />}
      </div>
      <div role="gridcell" className={styles.tags}>
        <TagChips names={state.tags} />
      </div>
      <FlagCell key={message.state.flag && id} message={message} isNear={isNear} />
      <div role="gridcell" className={styles.icons}>
        {isNear && (
          <LatePart>
            <RowActs key={id} message={message} isPinned={state.isPinned === true} />
          </LatePart>
        )}
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
})

/** A press on a control in the row, or in a popup of one, does not open the mail. */
function isOnControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target as Node)) return true
  return (target as Element).closest('button, label, input') !== null
}
