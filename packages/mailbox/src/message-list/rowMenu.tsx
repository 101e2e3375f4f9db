import type { Folder, MessageSelections, MessageSummary, Session, Tag } from '@mailroom/core'
import {
  BellIcon,
  ClockIcon,
  FolderIcon,
  ForwardIcon,
  MailOpenIcon,
  ReplyAllIcon,
  ReplyIcon,
  TrashIcon,
  type MenuEntry,
} from '@mailroom/ui'
import type { ComposeFrom } from '../acts/actEntries'
import { canFollowUp, canSnooze } from '../snooze/canSnooze'
import type { SayList } from './listStrings'
import { markMenu } from './toolbar/markMenu'
import { moveMenu } from './toolbar/moveMenu'
import { pinEntry } from './toolbar/pinEntry'
import type { ListCommands } from './useListCommands'

interface RowMenuParts {
  readonly t: SayList
  /** The mails that it acts on. */
  readonly mails: MessageSelections
  /** The one mail; undefined with several selected. */
  readonly message: MessageSummary | undefined
  /** All that are meant, as far as they are shown. */
  readonly messages: readonly MessageSummary[]
  readonly folder: Folder | undefined
  readonly folders: readonly Folder[]
  readonly tags: readonly Tag[]
  readonly features: Session['features'] | undefined
  readonly commands: ListCommands
  readonly nameOf: (folder: Folder) => string
  readonly onOpen: (message: MessageSummary) => void
  readonly onCompose: ((start: ComposeFrom) => void) | undefined
}

/** What can be done with a row, or with all that are selected, at the pointer. @source ML-30 */
export async function rowMenu(parts: RowMenuParts): Promise<readonly MenuEntry[]> {
  const { t, message, folder, features, onOpen } = parts
  const changes = features?.change === false ? [] : await changing(parts)
  return [
    ...(message ? [{ label: t('open'), shortcut: 'Enter', onSelect: () => onOpen(message) }] : []),
    ...(message && folder?.role !== 'drafts' ? answers(parts, message) : []),
    ...(message && changes.length > 0 ? [{ kind: 'separator', id: 'answers' } as const] : []),
    ...changes,
  ]
}

/** What changes something about the mails, or takes them elsewhere. */
async function changing(parts: RowMenuParts): Promise<readonly MenuEntry[]> {
  const { t, mails, messages, folder, folders, tags, commands, nameOf } = parts
  return [
    pinEntry(t, messages, (change) => commands.mark(mails, change)),
    ...(canSnooze(folder?.role)
      ? [
          {
            label: t('snooze'),
            icon: <ClockIcon />,
            onSelect: () =>
              commands.begin({ kind: 'snooze', selection: mails, onGone: () => commands.leave(mails) }),
          },
        ]
      : []),
    ...(canFollowUp(folder?.role)
      ? [
          {
            label: t('followUp'),
            icon: <BellIcon />,
            onSelect: () => commands.begin({ kind: 'followUp', messages }),
          },
        ]
      : []),
    {
      kind: 'branch',
      label: t('markAs'),
      icon: <MailOpenIcon />,
      entries: markMenu(
        t,
        (change) => commands.mark(mails, change),
        commands.canTag
          ? await commands.tagLines(
              t,
              tags,
              messages.map(({ state }) => state.tags),
              mails,
            )
          : [],
      ),
    },
    ...(folder && folder.role !== 'drafts'
      ? [
          {
            kind: 'branch',
            label: t('moveTo'),
            icon: <FolderIcon />,
            entries: moveMenu({
              ...{ folders, nameOf, from: folder.id, otherFolder: t('otherFolder'), begin: commands.begin },
              onMove: (target) => commands.move(mails, target),
            }),
          } as const,
        ]
      : []),
    ...(commands.canDelete
      ? [
          { kind: 'separator', id: 'delete line' } as const,
          {
            label: t(folder?.role === 'trash' ? 'deleteForever' : 'delete'),
            icon: <TrashIcon />,
            shortcut: 'Delete',
            tone: 'danger' as const,
            onSelect: () => commands.deleteMails(mails),
          },
        ]
      : []),
  ]
}

function answers({ t, features, onCompose }: RowMenuParts, { ref }: MessageSummary): MenuEntry[] {
  if (!onCompose) return []
  return [
    { label: t('reply'), icon: <ReplyIcon />, onSelect: () => onCompose({ kind: 'reply', ref }) },
    { label: t('replyAll'), icon: <ReplyAllIcon />, onSelect: () => onCompose({ kind: 'replyAll', ref }) },
    ...(features?.forward
      ? [{ label: t('forward'), icon: <ForwardIcon />, onSelect: () => onCompose({ kind: 'forward', ref }) }]
      : []),
  ]
}
