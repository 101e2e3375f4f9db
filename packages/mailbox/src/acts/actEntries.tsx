import {
  selectionsOf,
  type Address,
  type FolderRole,
  type MessageRef,
  type MessageSelections,
  type MessageSummary,
  type PrepareKind,
  type Session,
} from '@mailroom/core'
import type { StringKey, Translate } from '@mailroom/react'
import {
  BellIcon,
  BlockedIcon,
  ClockIcon,
  ForwardIcon,
  InboxIcon,
  PencilIcon,
  ReplyAllIcon,
  ReplyIcon,
  SendIcon,
  TrashIcon,
  UserIcon,
  type MenuEntry,
} from '@mailroom/ui'
import type { ReactNode } from 'react'
import { canFollowUp, canSnooze } from '../snooze/canSnooze'
import type { MailTask } from '../tasks/MailTask'
import type en from './strings/en'

/** What can be asked of a composer from a list or an open mail. */
export type ComposeFrom =
  | { readonly kind: PrepareKind; readonly ref: MessageRef }
  | { readonly kind: 'new'; readonly to: readonly Address[] }

/** What the entries of a menu are made from. */
export interface ActParts {
  readonly t: Translate<StringKey<typeof en>>
  /** The mails that are meant. */
  readonly messages: readonly MessageSummary[]
  /** What the folder is for that they are shown in. */
  readonly role: FolderRole | undefined
  readonly features: Session['features'] | undefined
  /** Absent where nothing can be written. */
  readonly onCompose: ((start: ComposeFrom) => void) | undefined
  readonly begin: (task: MailTask) => void
  /** The mails are about to go from where they are shown. */
  readonly onGone: (mails: MessageSelections) => void
  /** The open mail has another place. */
  readonly onMoved?: (to: MessageRef) => void
}

/** A line of the menu of acts. */
export type ActName =
  | 'reply'
  | 'replyAll'
  | 'forward'
  | 'forwardAsFile'
  | 'sendAgain'
  | 'note'
  | 'aboutSender'
  | 'snooze'
  | 'followUp'
  | 'reject'
  | 'notSpam'
  | 'deleteForever'

const composeIcons = {
  reply: <ReplyIcon />,
  replyAll: <ReplyAllIcon />,
  forward: <ForwardIcon />,
  forwardAsFile: <ForwardIcon />,
  sendAgain: <SendIcon />,
} as const satisfies Record<PrepareKind, ReactNode>

/**
 * What can be done to mails beyond marking and moving them, as lines of a menu. What is done to one mail at a time says so
 * when more are meant.
 *
 * @param names the lines that are wanted, where not all are
 * @source ML-07, RD-02
 */
export function actEntries(parts: ActParts, names?: readonly ActName[]): readonly MenuEntry[] {
  const groups = [composing(parts), aboutOne(parts), sorting(parts)]
  const wanted = groups.map((group) => group.filter(({ id }) => !names || names.includes(id)))
  return wanted
    .filter((group) => group.length > 0)
    .flatMap((group, index): readonly MenuEntry[] =>
      index === 0 ? group : [{ kind: 'separator', id: `before ${group[0]!.id}` }, ...group],
    )
}

type ActEntry = Extract<MenuEntry, { onSelect: () => void }> & { readonly id: ActName }

function composing({ t, messages, role, features, onCompose, begin }: ActParts): ActEntry[] {
  if (!onCompose || role === 'drafts') return []
  const kinds: readonly PrepareKind[] = features?.forward
    ? ['reply', 'replyAll', 'forward', 'forwardAsFile', 'sendAgain']
    : ['reply', 'replyAll', 'sendAgain']
  return kinds.map((kind) => ({
    id: kind,
    label: t(kind),
    icon: composeIcons[kind],
    onSelect: () => {
      const [only, ...more] = messages
      if (only && more.length === 0) onCompose({ kind, ref: only.ref })
      else begin({ kind: 'onlyOne' })
    },
  }))
}

function aboutOne({ t, messages, role, features, onCompose, begin }: ActParts): ActEntry[] {
  const [message] = messages.length === 1 ? messages : []
  const mayChange = features?.change !== false
  if (!message) return []
  const { from, ref } = message
  const note: ActEntry = {
    id: 'note',
    label: t('note'),
    icon: <PencilIcon />,
    onSelect: () => begin({ kind: 'remark', message }),
  }
  const notes = mayChange ? [note] : []
  if (role === 'drafts' || role === 'sent' || from.address === '') return notes
  const onWrite = onCompose && ((to: Address) => onCompose({ kind: 'new', to: [to] }))
  return [
    ...notes,
    {
      id: 'aboutSender',
      label: t('aboutSender'),
      icon: <UserIcon />,
      onSelect: () => begin({ kind: 'person', about: { person: from, sentMail: ref, onWrite } }),
    },
  ]
}

function sorting({ t, messages, role, features, begin, onGone, onMoved }: ActParts): ActEntry[] {
  const selection = selectionsOf(messages.map(({ ref }) => ref))
  const leaving = { selection, onGone: () => onGone(selection) }
  const [first] = messages
  const snooze: ActEntry = {
    id: 'snooze',
    label: t('snooze'),
    icon: <ClockIcon />,
    onSelect: () => begin({ kind: 'snooze', ...leaving }),
  }
  const followUp: ActEntry = {
    id: 'followUp',
    label: t('followUp'),
    icon: <BellIcon />,
    onSelect: () => begin({ kind: 'followUp', messages }),
  }
  const reject: ActEntry = {
    id: 'reject',
    label: t('reject'),
    icon: <BlockedIcon />,
    onSelect: () => begin({ kind: 'reject', ...leaving }),
  }
  const notSpam: ActEntry = {
    id: 'notSpam',
    label: t('notSpam'),
    icon: <InboxIcon />,
    onSelect: () =>
      begin({
        kind: 'notSpam',
        selection,
        // An open mail stays open, where it is then.
        ...(onMoved && first
          ? { onGone: () => undefined, follow: { ref: first.ref, onMoved } }
          : { onGone: leaving.onGone }),
      }),
  }
  const deleteForever: ActEntry = {
    id: 'deleteForever',
    label: t('deleteForever'),
    icon: <TrashIcon />,
    tone: 'danger',
    onSelect: () => begin({ kind: 'deleteForever', ...leaving }),
  }
  if (features?.change === false) return []
  const isOwn = role === 'sent' || role === 'drafts'
  const canDelete = features?.delete === true && !features.deleteForeverButton && role !== 'trash'
  return [
    ...(canSnooze(role) ? [snooze] : []),
    ...(canFollowUp(role) ? [followUp] : []),
    ...(isOwn || !features?.compose ? [] : [reject]),
    ...(role === 'spam' ? [notSpam] : []),
    ...(canDelete ? [deleteForever] : []),
  ]
}
