import type { DayGroup, DayGroupName, MessageSummary } from '@mailroom/core'

/** What a list draws, top to bottom: mails, and headings between days. */
export type ListRow =
  | { readonly kind: 'day'; readonly name: DayGroupName; readonly count: number }
  | { readonly kind: 'message'; readonly message: MessageSummary; readonly index: number }

/**
 * The rows of a page with their day headings.
 *
 * @param groups undefined for a list without days
 * @source ML-12
 */
export function rowsFor(
  messages: readonly MessageSummary[],
  groups: readonly DayGroup<MessageSummary>[] | undefined,
): ListRow[] {
  if (!groups) return messages.map((message, index) => ({ kind: 'message', message, index }))
  let index = 0
  return groups.flatMap(({ name, messages: inDay }) => [
    { kind: 'day' as const, name, count: inDay.length },
    ...inDay.map((message) => ({ kind: 'message' as const, message, index: index++ })),
  ])
}
