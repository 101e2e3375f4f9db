import { readState, type MessageState, type ReadState } from '@mailroom/core'
import {
  ClockIcon,
  ForwardIcon,
  MailIcon,
  MailOpenIcon,
  ReplyIcon,
  WarningIcon,
  type IconComponent,
} from '@mailroom/ui'
import { useRowContext } from './rowContext'
import * as styles from './StateIcon.css'
import { stateWords } from './stateWords'

const icons: Record<Exclude<ReadState, 'answeredAndForwarded'>, IconComponent> = {
  unread: MailIcon,
  read: MailOpenIcon,
  answered: ReplyIcon,
  forwarded: ForwardIcon,
  scheduled: ClockIcon,
  gone: WarningIcon,
}

/** What has happened to the mail, as an icon with its word. @source ML-11 */
export function StateIcon({ state, isGone }: { state: MessageState; isGone: boolean }) {
  const { t } = useRowContext()
  const kind = readState(state, isGone)
  const title = t(stateWords[kind])
  if (kind === 'answeredAndForwarded') {
    return (
      <span className={styles.pair} role="img" aria-label={title} title={title}>
        <ReplyIcon />
        <ForwardIcon />
      </span>
    )
  }
  const Icon = icons[kind]
  return (
    <span className={styles.icon} data-kind={kind} title={title}>
      <Icon title={title} />
    </span>
  )
}
