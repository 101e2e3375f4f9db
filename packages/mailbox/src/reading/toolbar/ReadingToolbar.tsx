import type { Message, MessageInfoView, MessageRef } from '@mailroom/core'
import { useMessageActions, useSession, useSlot, useTranslation } from '@mailroom/react'
import {
  ArrowLeftIcon,
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  FolderIcon,
  ForwardIcon,
  IconButton,
  MailOpenIcon,
  Menu,
  MoreIcon,
  ReplyAllIcon,
  ReplyIcon,
  Toolbar,
  ToolbarSeparator,
  TrashIcon,
  type MenuAction,
} from '@mailroom/ui'
import { useRef } from 'react'
import { useOfferActs } from '../../offered-acts/useOfferActs'
import { RightsNote } from '../../rights/RightsNote'
import { useRights } from '../../rights/useRights'
import { useMailTasks } from '../../tasks/useMailTasks'
import type { ComposeRequest } from '../ComposeRequest'
import { ReceiptButton } from './ReceiptButton'
import { RecallButton } from './RecallButton'
import { useMarkEntries } from './useMarkEntries'
import { useMoreEntries } from './useMoreEntries'
import { useMoveEntries } from './useMoveEntries'
import * as styles from './ReadingToolbar.css'

export interface ReadingToolbarProps {
  message: Message
  /** What only the mail itself tells is not offered yet. @default false */
  isComing?: boolean
  isNarrow: boolean
  view: 'html' | 'text'
  onViewChange: (view: 'html' | 'text') => void
  onShowSource: (view: MessageInfoView) => void
  /** Absent as long as there is nothing to print. */
  onPrint: (() => void) | undefined
  /** Absent where nothing can be written. */
  onCompose?: (request: ComposeRequest) => void
  onClose: () => void
  /** The mail was deleted. @default onClose */
  onDeleted?: () => void
  /** Absent at the first mail of the first page. */
  onPrevious?: () => void
  /** Absent at the last mail of the last page. */
  onNext?: () => void
  onRefChange?: (ref: MessageRef) => void
}

/** What can be done with an open mail. @source RD-01 */
export function ReadingToolbar(props: ReadingToolbarProps) {
  const { message, isComing = false, isNarrow, onCompose, onClose, onDeleted, onPrevious, onNext } = props
  const { t } = useTranslation('reading')
  const actions = useMessageActions()
  const { session } = useSession()
  const { mayChange } = useRights()
  const begin = useMailTasks()
  const spring = useRef<HTMLSpanElement>(null)
  const moreEntries = useMoreEntries(props, isNarrow)
  /** In a narrow toolbar all of them are there. */
  const everyEntry = useMoreEntries(props, true)
  const End = useSlot('readingToolbarEnd')
  const { ref } = message

  const canDelete = session?.features.delete === true
  const remove = {
    label: t('delete'),
    icon: <TrashIcon />,
    tone: 'danger',
    onSelect: () => {
      void actions.remove({ folder: ref.folder, uids: [ref.uid] })
      ;(onDeleted ?? onClose)()
    },
  } satisfies MenuAction
  const deleteNow = {
    label: t('deleteNow'),
    tone: 'danger',
    onSelect: () =>
      begin({
        kind: 'deleteForever',
        selection: { folder: ref.folder, uids: [ref.uid] },
        onGone: onClose,
      }),
  } satisfies MenuAction
  const reply = {
    label: t('reply'),
    icon: <ReplyIcon />,
    onSelect: () => onCompose?.({ kind: 'reply', ref }),
  } satisfies MenuAction
  const hasDeleteNow = canDelete && session.features.deleteForeverButton
  useOfferActs('openMail', spring, () => [
    ...(onCompose ? [reply] : []),
    ...(canDelete ? [remove] : []),
    ...(hasDeleteNow ? [deleteNow] : []),
    ...everyEntry(),
  ])
  const size = isNarrow ? 'large' : 'medium'
  return (
    <Toolbar label={t('toolbar')} className={styles.toolbar}>
      {isNarrow && (
        <IconButton size={size} label={t('backToList')} icon={<ArrowLeftIcon />} onClick={onClose} />
      )}
      {onCompose !== undefined && (
        <IconButton size={size} label={reply.label} icon={reply.icon} onClick={reply.onSelect} />
      )}
      {!isNarrow && onCompose !== undefined && <WideButtons message={message} onCompose={onCompose} />}
      {canDelete && (
        <IconButton size={size} label={remove.label} icon={remove.icon} onClick={remove.onSelect} />
      )}
      {hasDeleteNow && (
        <Button size="small" variant="danger" onClick={deleteNow.onSelect}>
          {deleteNow.label}
        </Button>
      )}
      {!isNarrow && !isComing && <RecallButton message={message} />}
      {!isNarrow && !isComing && <ReceiptButton message={message} />}
      {!isNarrow && mayChange && <WideMenus {...props} />}
      <RightsNote />
      <Menu
        trigger={<IconButton size={size} label={t('more')} icon={<MoreIcon />} />}
        entries={moreEntries}
        align="end"
      />
      {End !== undefined && !isComing && <End message={message} />}
      <span ref={spring} className={styles.spring} />
      <IconButton
        size={size}
        label={t('previous')}
        icon={<ChevronUpIcon />}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <IconButton
        size={size}
        label={t('next')}
        icon={<ChevronDownIcon />}
        disabled={onNext === undefined}
        onClick={onNext}
      />
    </Toolbar>
  )
}

type WideButtonsProps = Required<Pick<ReadingToolbarProps, 'message' | 'onCompose'>>

function WideButtons({ message: { ref, seal }, onCompose }: WideButtonsProps) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  return (
    <>
      <IconButton
        label={t('replyAll')}
        icon={<ReplyAllIcon />}
        onClick={() => onCompose({ kind: 'replyAll', ref })}
      />
      {session?.features.forward && seal === undefined && (
        <IconButton
          label={t('forward')}
          icon={<ForwardIcon />}
          onClick={() => onCompose({ kind: 'forward', ref })}
        />
      )}
      <ToolbarSeparator />
    </>
  )
}

function WideMenus({ message, onRefChange }: ReadingToolbarProps) {
  const { t } = useTranslation('reading')
  const markEntries = useMarkEntries(message)
  const moveEntries = useMoveEntries(message, onRefChange)
  return (
    <>
      <Menu trigger={<IconButton label={t('markAs')} icon={<MailOpenIcon />} />} entries={markEntries} />
      <Menu trigger={<IconButton label={t('moveTo')} icon={<FolderIcon />} />} entries={moveEntries} />
    </>
  )
}
