import type { RecallStanding } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Badge } from '@mailroom/ui'
import { recallStrings } from './recallStrings'

/** The word for each, and its colour, which says nothing that the word does not. */
const badges = {
  possible: { word: 'possible', tone: 'success' },
  recalled: { word: 'recalled', tone: 'warning' },
  outside: { word: 'outside', tone: 'neutral' },
  read: { word: 'read', tone: 'neutral' },
  waiting: { word: 'waiting', tone: 'neutral' },
  gone: { word: 'gone', tone: 'neutral' },
  failed: { word: 'failedDelivery', tone: 'danger' },
} as const satisfies Readonly<Record<RecallStanding, { word: string; tone: string }>>

/** What can be done about a recipient's copy, or what came of asking it back. @source SS-03 */
export function StandingBadge({ standing }: { standing: RecallStanding }) {
  const { t } = useStrings(recallStrings)
  const { word, tone } = badges[standing]
  return <Badge tone={tone}>{t(word)}</Badge>
}
