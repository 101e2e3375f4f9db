import type { MessageSort, MessageSummary } from '@mailroom/core'

/**
 * The rows of a page with those first that are pinned. In the order of arrival the others find their places again, so
 * that each day keeps one heading; in other orders they stay, until the mail system answers.
 *
 * @source ML-29
 */
export function pinnedFirst(
  rows: readonly MessageSummary[],
  sort: MessageSort = { by: 'arrival', descending: true },
): readonly MessageSummary[] {
  const sign = sort.descending ? -1 : 1
  const later = (a: MessageSummary, b: MessageSummary) =>
    sort.by === 'arrival' ? sign * (a.receivedAt - b.receivedAt) : 0
  return rows.toSorted((a, b) => pins(b) - pins(a) || later(a, b))
}

const pins = ({ state }: MessageSummary) => Number(state.isPinned ?? false)
