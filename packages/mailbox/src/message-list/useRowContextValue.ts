import { messageKey, type Address, type MessageSummary, type Tag } from '@mailroom/core'
import { useMemo } from 'react'
import { useStableCallback } from '../stable/useStableCallback'
import type { SayList } from './listStrings'
import type { ResultRows, RowContextValue, RowEvents } from './row/rowContext'
import { useHoverPrefetch } from './useHoverPrefetch'
import type { ListCommands } from './useListCommands'
import { useListStyle } from './useListStyle'
import type { RowSelection } from './useRowSelection'

interface RowContextParts {
  readonly t: SayList
  readonly tags: readonly Tag[]
  readonly showsRecipients: boolean
  readonly selection: RowSelection
  readonly commands: ListCommands
  readonly results?: ResultRows
}

/** What all rows share. It changes with language, day and tags, and not with what is selected. */
export function useRowContextValue({
  t,
  tags,
  showsRecipients,
  selection,
  commands,
  results,
}: RowContextParts): RowContextValue {
  const { now, style } = useListStyle()
  const hover = useHoverPrefetch()
  const only = ({ ref }: MessageSummary) => ({ folder: ref.folder, uids: [ref.uid] })
  const press = useStableCallback<Parameters<RowEvents['press']>, void>((id, event) => {
    selection.rowProps(id).onClick(event)
  })
  const focus = useStableCallback((message: MessageSummary) => {
    selection.rowProps(messageKey(message.ref)).onFocus()
    hover.enter(message.ref)
  })
  const enter = useStableCallback((message: MessageSummary) => hover.enter(message.ref))
  const toggle = useStableCallback((id: string, isRange: boolean) => {
    if (isRange) selection.extendTo(id)
    else selection.toggle(id)
  })
  const mark = useStableCallback<Parameters<RowEvents['mark']>, void>((message, change) =>
    commands.mark(only(message), change),
  )
  const remove = useStableCallback((message: MessageSummary) => commands.deleteMails(only(message)))
  const tagLines = useStableCallback((message: MessageSummary) =>
    commands.tagLines(t, tags, [message.state.tags], only(message)),
  )
  const on = useMemo<RowEvents>(
    () => ({ press, focus, enter, leave: hover.leave, toggle, mark, delete: remove, tagLines }),
    [press, focus, enter, hover, toggle, mark, remove, tagLines],
  )
  const { canDelete, canTag, onCompose } = commands
  const onWrite = useMemo(
    () => onCompose && ((to: Address) => onCompose({ kind: 'new', to: [to] })),
    [onCompose],
  )
  return useMemo(
    () => ({ t, now, style, tags, showsRecipients, canDelete, canTag, onWrite, results, on }),
    [t, now, style, tags, showsRecipients, canDelete, canTag, onWrite, results, on],
  )
}
