import type { Message, MessageInfoView, MessageRef } from '@mailroom/core'
import { useMessageActions, useSession, useSlot, useStableCallback, useTranslation } from '@mailroom/react'
import {
  ArrowLeftIcon,
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  FolderIcon,
  ForwardIcon,
  IconButton,
  MailOpenIcon,
  MenuButton,
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
import { useRecallEntry } from './useRecallEntry'
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
  const markEntries = useMarkEntries(message)
  const moveEntries = useMoveEntries(message, props.onRefChange)
  const recall = useRecallEntry(message)
  const entriesOf = useMoreEntries(props, { markEntries, moveEntries, recall })
  const End = useSlot('readingToolbarEnd')
  const { ref } = message

  const canDelete = session?.features.delete === true
  const remove = {
    label: t('delete'),
    icon: icons.trash,
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
    icon: icons.reply,
    onSelect: () => onCompose?.({ kind: 'reply', ref }),
  } satisfies MenuAction
  const hasDeleteNow = canDelete && session.features.deleteForeverButton
  useOfferActs('openMail', spring, () => [
    ...(onCompose ? [reply] : []),
    ...(canDelete ? [remove] : []),
    ...(hasDeleteNow ? [deleteNow] : []),
    // In a narrow toolbar all of them are there.
    ...entriesOf(true),
  ])
  const size = isNarrow ? 'large' : 'medium'
  // The buttons are the same for the next mail, so they stay as they are drawn.
  const on = {
    close: useStableCallback(onClose),
    reply: useStableCallback(reply.onSelect),
    remove: useStableCallback(remove.onSelect),
    previous: useStableCallback(() => onPrevious?.()),
    next: useStableCallback(() => onNext?.()),
    mark: useStableCallback(markEntries),
    move: useStableCallback(moveEntries),
    more: useStableCallback(() => entriesOf(isNarrow)),
  }
  return (
    <Toolbar label={t('toolbar')} className={styles.toolbar}>
      {isNarrow && <IconButton size={size} label={t('backToList')} icon={icons.back} onClick={on.close} />}
      {onCompose !== undefined && (
        <IconButton size={size} label={reply.label} icon={icons.reply} onClick={on.reply} />
      )}
      {!isNarrow && onCompose !== undefined && <WideButtons message={message} onCompose={onCompose} />}
      {canDelete && <IconButton size={size} label={remove.label} icon={icons.trash} onClick={on.remove} />}
      {hasDeleteNow && (
        <Button size="small" variant="danger" onClick={deleteNow.onSelect}>
          {deleteNow.label}
        </Button>
      )}
      {!isNarrow && !isComing && <RecallButton recall={recall} />}
      {!isNarrow && !isComing && <ReceiptButton message={message} />}
      {!isNarrow && mayChange && (
        <>
          <MenuButton label={t('markAs')} icon={icons.mark} entries={on.mark} />
          <MenuButton label={t('moveTo')} icon={icons.move} entries={on.move} />
        </>
      )}
      <RightsNote />
      <MenuButton size={size} label={t('more')} icon={icons.more} entries={on.more} align="end" />
      {End !== undefined && !isComing && <End message={message} />}
      <span ref={spring} className={styles.spring} />
      <IconButton
        size={size}
        label={t('previous')}
        icon={icons.previous}
        disabled={onPrevious === undefined}
        onClick={on.previous}
      />
      <IconButton
        size={size}
        label={t('next')}
        icon={icons.next}
        disabled={onNext === undefined}
        onClick={on.next}
      />
    </Toolbar>
  )
}

/** Made once: a new one would have its button drawn anew. */
const icons = {
  back: <ArrowLeftIcon />,
  reply: <ReplyIcon />,
  replyAll: <ReplyAllIcon />,
  forward: <ForwardIcon />,
  trash: <TrashIcon />,
  mark: <MailOpenIcon />,
  move: <FolderIcon />,
  more: <MoreIcon />,
  previous: <ChevronUpIcon />,
  next: <ChevronDownIcon />,
}

type WideButtonsProps = Required<Pick<ReadingToolbarProps, 'message' | 'onCompose'>>

function WideButtons({ message: { ref, seal }, onCompose }: WideButtonsProps) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const replyAll = useStableCallback(() => onCompose({ kind: 'replyAll', ref }))
  const forward = useStableCallback(() => onCompose({ kind: 'forward', ref }))
  return (
    <>
      <IconButton label={t('replyAll')} icon={icons.replyAll} onClick={replyAll} />
      {session?.features.forward && seal === undefined && (
        <IconButton label={t('forward')} icon={icons.forward} onClick={forward} />
      )}
      <ToolbarSeparator />
    </>
  )
}
