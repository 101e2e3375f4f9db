import { messageKey, type Message, type Seal } from '@mailroom/core'
import { useMessageActions, useSession, useStableCallback, useTranslation } from '@mailroom/react'
import { Badge, ChevronDownIcon, FlagIcon, IconButton, LatePart, MenuButton } from '@mailroom/ui'
import { FollowUpLine } from '../../follow-up/FollowUpLine'
import type { ComposeRequest } from '../ComposeRequest'
import { FlagMark } from '../../marks/ColorMarks'
import { SecrecyMark } from '../../marks/SecrecyMark'
import { RemarkLine } from '../../remarks/RemarkLine'
import { useRights } from '../../rights/useRights'
import { useFlagEntries } from '../toolbar/useFlagEntries'
import { CreateEventButton } from '../event/CreateEventButton'
import { ExchangedButton } from './ExchangedButton'
import { MessagePeople } from './MessagePeople'
import { TagChips } from './TagChips'
import * as styles from './MessageHeader.css'
import * as subjectLine from './SubjectLine.css'

export interface MessageHeaderProps {
  message: Message
  /** What only the mail itself tells is not said yet. @default false */
  isComing?: boolean
  /** Id of the heading, for naming the view. */
  titleId: string
  onCompose?: (request: ComposeRequest) => void
}

/**
 * Subject, tags, sender, recipients and time of an open mail. It stays when the next mail comes; what the reader has opened in
 * it does not.
 *
 * @source RD-03, RD-04, RD-05
 */
export function MessageHeader({ message, isComing = false, titleId, onCompose }: MessageHeaderProps) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { state } = message
  // Nearly always right, and what stands here stays in its place then.
  const isOwn = isComing ? message.from.address === session?.user.address.address : message.isOwn
  return (
    <header className={styles.header}>
      <div className={subjectLine.line}>
        <h2 id={titleId} className={subjectLine.subject} dir="auto">
          {message.subject.trim() === '' ? t('noSubject') : message.subject}
        </h2>
        <span className={styles.flag}>
          <FlagButton message={message} />
        </span>
      </div>
      {(state.tags.length > 0 || state.isUrgent || state.secrecy || message.seal) && (
        <div className={styles.marks}>
          {state.isUrgent && <Badge tone="danger">{t('urgent')}</Badge>}
          {state.secrecy && <SecrecyMark level={state.secrecy} />}
          {message.seal && <SealBadge seal={message.seal} />}
          <TagChips message={message} />
        </div>
      )}
      <MessagePeople message={message} isComing={isComing} onCompose={onCompose} />
      {state.followUp && (
        <LatePart>
          <FollowUpLine message={message} followUp={state.followUp} />
        </LatePart>
      )}
      <div className={styles.tools}>
        <RemarkLine message={message} />
        {!isOwn && <ExchangedButton sender={message.from} />}
        <CreateEventButton message={message} />
      </div>
    </header>
  )
}

function SealBadge({ seal }: { seal: Seal }) {
  const { t } = useTranslation('reading')
  if (seal.kind === 'password') return <Badge>{t('sealPassword')}</Badge>
  return (
    <Badge tone={seal.isBurned ? 'neutral' : 'warning'}>{t(seal.isBurned ? 'sealBurned' : 'sealBurn')}</Badge>
  )
}

const unflagged = <FlagIcon />
const down = <ChevronDownIcon />

/** Takes the red flag or gives it up by a press; the others are in a menu beside it. */
function FlagButton({ message }: { message: Message }) {
  const { ref, state } = message
  const { t } = useTranslation('reading')
  const { setState } = useMessageActions()
  const entries = useStableCallback(useFlagEntries(message))
  const { mayChange } = useRights()
  const isFlagged = state.flag !== undefined
  const icon = state.flag === undefined ? unflagged : <FlagMark color={state.flag} />
  const toggle = useStableCallback(
    () => void setState({ folder: ref.folder, uids: [ref.uid] }, { flag: isFlagged ? null : 'red' }),
  )
  if (!mayChange) return isFlagged && icon
  return (
    <>
      <IconButton label={t(isFlagged ? 'unflag' : 'flag')} icon={icon} pressed={isFlagged} onClick={toggle} />
      <MenuButton
        key={messageKey(ref)}
        size="small"
        label={t('chooseFlag')}
        icon={down}
        entries={entries}
        align="end"
      />
    </>
  )
}
