import type { RecordsPage as Page } from '@mailroom/core'
import { RecordsView } from '@mailroom/mailbox'

/** What people can look up about their account; comes with its own code. @source LG-01 */
export default function RecordsPage({ page }: { page: Page }) {
  return <RecordsView page={page} />
}
