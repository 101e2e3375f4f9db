import { messageKey, sameAddress, type Address, type MessageSummary, type Tag } from '@mailroom/core'
import { usePrefetchMessage, useSession, useStableCallback } from '@mailroom/react'
import { useMemo, useState } from 'react'
import type { SayList } from './listStrings'
import type { ResultRows, RowContextValue, RowEvents } from './row/rowContext'
import { useRights } from '../rights/useRights'
import { useIntent } from '../useIntent'
import type { ListCommands } from './useListCommands'
import { useListStyle } from './useListStyle'
import type { RowSelection } from './useRowSelection'

interface RowContextParts {
  readonly t: SayList
  readonly tags: readonly Tag[]
  readonly showsRecipients: boolean
  /** @default false */
  readonly canSnooze?: boolean
  readonly selection: RowSelection
  readonly commands: ListCommands
  readonly results?: ResultRows
  readonly onRest?: ((message: MessageSummary) => void) | undefined
}

/** What all rows share. It changes with language, day and tags, and not with what is selected. */
export function useRowContextValue({
  t,
  tags,
  showsRecipients,
  canSnooze = false,
  selection,
  commands,
  results,
  onRest,
}: RowContextParts): RowContextValue {
  const { now, style } = useListStyle()
  const prefetch = usePrefetchMessage()
  const hover = useIntent(useStableCallback((message: MessageSummary) => prefetch(message.ref)))
  const only = ({ ref }: MessageSummary) => selection.only(messageKey(ref))
  const { session } = useSession()
  const senders = session?.user.senders
  const press = useStableCallback<Parameters<RowEvents['press']>, void>((id, event) => {
    selection.rowProps(id).onClick(event)
  })
  const focus = useStableCallback((message: MessageSummary, byKeys: boolean) => {
    selection.rowProps(messageKey(message.ref)).onFocus()
    if (byKeys) onRest?.(message)
    hover.enter(message)
  })
  const toggle = useStableCallback((id: string, isRange: boolean) => {
    if (isRange) selection.extendTo(id)
    else selection.toggle(id)
  })
  const mark = useStableCallback<Parameters<RowEvents['mark']>, void>((message, change) =>
    commands.mark(only(message), change),
  )
  const remove = useStableCallback((message: MessageSummary) => commands.deleteMails(only(message)))
  const snooze = useStableCallback((message: MessageSummary) => {
    const mails = only(message)
    commands.begin({ kind: 'snooze', selection: mails, onGone: () => commands.leave(mails) })
  })
  const tagLines = useStableCallback((message: MessageSummary) =>
    commands.tagLines(t, tags, [message.state.tags], only(message)),
  )
  const on = useMemo<RowEvents>(
    () => ({
      press,
      focus,
      ...hover,
      toggle,
      mark,
      delete: remove,
      snooze,
      tagLines,
    }),
    [press, focus, hover, toggle, mark, remove, snooze, tagLines],
  )
  const [canHover] = useState(() => typeof window === 'undefined' || !matchMedia('(hover: none)').matches)
  const { canDelete, canTag, onCompose } = commands
  const { mayChange } = useRights()
  const onWrite = useMemo(
    () => onCompose && ((to: Address) => onCompose({ kind: 'new', to: [to] })),
    [onCompose],
  )
  return useMemo(
    () => ({
      ...{
        t,
        now,
        style,
        tags,
        showsRecipients,
        mayChange,
        canDelete,
        canTag,
        canSnooze,
        canHover,
        onWrite,
        results,
        on,
      },
      isMe: isAmong(senders),
    }),
    [
      t,
      now,
      style,
      tags,
      showsRecipients,
      mayChange,
      canDelete,
      canTag,
      canSnooze,
      canHover,
      onWrite,
      results,
      senders,
      on,
    ],
  )
}

const isAmong = (senders: readonly Address[] | undefined) => (person: Address) =>
  senders?.some((sender) => sameAddress(sender, person)) ?? false
