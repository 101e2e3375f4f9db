import type { Message } from '@mailroom/core'
import { saveBlob } from '@mailroom/files'
import { useAdapter, useErrorText, useFolders, useSession, useTranslation } from '@mailroom/react'
import {
  CodeIcon,
  DownloadIcon,
  FileTextIcon,
  FolderIcon,
  ForwardIcon,
  MailOpenIcon,
  PrintIcon,
  ReplyAllIcon,
  UndoIcon,
  useToasts,
  type MenuEntry,
} from '@mailroom/ui'
import { actEntries } from '../../acts/actEntries'
import { useRights } from '../../rights/useRights'
import { useMailTasks } from '../../tasks/useMailTasks'
import type { ReadingToolbarProps } from './ReadingToolbar'
import type { RecallEntry } from './useRecallEntry'

/** The source of larger mails is downloaded and not shown. @source RD-02 */
const sourceLimitBytes = 2_048_000

/** What has a place of its own in a wide toolbar. */
export interface WideEntries {
  readonly markEntries: () => readonly MenuEntry[]
  readonly moveEntries: () => readonly MenuEntry[]
  readonly recall: RecallEntry
}

/**
 * The lines of "more": views of the mail, and in a narrow toolbar what has no room there.
 *
 * @source RD-02
 */
export function useMoreEntries(
  props: ReadingToolbarProps,
  { markEntries, moveEntries, recall }: WideEntries,
): (isNarrow: boolean) => readonly MenuEntry[] {
  const { message, view, onViewChange, onShowSource, onPrint, onCompose, onClose, onRefChange } = props
  const { t } = useTranslation('reading')
  const download = useDownloadOriginal(message)
  const { session } = useSession()
  const { folders = [] } = useFolders()
  const { mayChange } = useRights()
  const begin = useMailTasks()
  const { ref } = message

  const answerEntries = (): readonly MenuEntry[] => {
    if (onCompose === undefined) return []
    const replyAll = {
      label: t('replyAll'),
      icon: <ReplyAllIcon />,
      onSelect: () => onCompose({ kind: 'replyAll', ref }),
    }
    const forward = {
      label: t('forward'),
      icon: <ForwardIcon />,
      onSelect: () => onCompose({ kind: 'forward', ref }),
    }
    return session?.features.forward && message.seal === undefined ? [replyAll, forward] : [replyAll]
  }

  return (isNarrow) => [
    ...(isNarrow
      ? [
          ...answerEntries(),
          ...(recall.kind === 'none'
            ? []
            : [
                {
                  label: t(recall.kind === 'done' ? 'stateRecalled' : 'recall'),
                  icon: <UndoIcon />,
                  disabled: recall.kind === 'done',
                  onSelect: recall.begin,
                },
              ]),
          ...(mayChange
            ? [
                {
                  kind: 'branch' as const,
                  label: t('markAs'),
                  icon: <MailOpenIcon />,
                  entries: markEntries(),
                },
                { kind: 'branch' as const, label: t('moveTo'), icon: <FolderIcon />, entries: moveEntries() },
              ]
            : []),
          { kind: 'separator' as const },
        ]
      : []),
    ...(message.html === undefined
      ? []
      : [
          view === 'html'
            ? { label: t('showText'), icon: <FileTextIcon />, onSelect: () => onViewChange('text') }
            : { label: t('showHtml'), icon: <FileTextIcon />, onSelect: () => onViewChange('html') },
        ]),
    ...(onPrint ? [{ label: t('print'), icon: <PrintIcon />, onSelect: onPrint }] : []),
    ...(message.sizeBytes < sourceLimitBytes
      ? [{ label: t('showSource'), icon: <CodeIcon />, onSelect: () => onShowSource('source') }]
      : []),
    { label: t('showHeader'), icon: <CodeIcon />, onSelect: () => onShowSource('header') },
    ...(session?.features.download
      ? [{ label: t('downloadOriginal'), icon: <DownloadIcon />, onSelect: () => void download() }]
      : []),
    { kind: 'separator' as const, id: 'acts' },
    ...actEntries(
      {
        t,
        messages: [message],
        role: folders.find(({ id }) => id === ref.folder)?.role,
        features: session?.features,
        onCompose: onCompose && ((start) => start.kind !== 'new' && onCompose(start)),
        begin,
        onGone: onClose,
        onMoved: onRefChange,
      },
      message.seal === undefined
        ? ['forwardAsFile', 'sendAgain', 'snooze', 'followUp', 'reject', 'notSpam', 'deleteForever']
        : ['snooze', 'followUp', 'reject', 'notSpam', 'deleteForever'],
    ),
  ]
}

/** Saves the mail as a file; says so when that failed. */
function useDownloadOriginal({ ref, subject }: Message): () => Promise<void> {
  const { messages } = useAdapter()
  const { t } = useTranslation('reading')
  const { show } = useToasts()
  const errorText = useErrorText()
  return async () => {
    try {
      saveBlob(await messages.original(ref), `${subject.slice(0, 80) || 'message'}.eml`)
    } catch (error) {
      const reason = errorText(error)
      if (reason !== undefined) show({ tone: 'danger', message: t('downloadFailed', { reason }) })
    }
  }
}
