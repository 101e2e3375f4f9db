import type { SayList } from './listStrings'
import { MatchingBar } from './MatchingBar'
import { SelectEverything } from './SelectEverything'
import type { ListCommands } from './useListCommands'
import type { RowSelection } from './useRowSelection'

export interface SelectionNoticeProps {
  t: SayList
  selection: RowSelection
  /** Mails that the list shows, over all pages. */
  mailCount: number
  matching: ListCommands['matching']
}

/** What is selected beyond the page, or what is going on with all of it. @source ML-02 */
export function SelectionNotice({ t, selection, mailCount, matching }: SelectionNoticeProps) {
  if (matching.progress) return <MatchingBar t={t} matching={matching} />
  return matching.canAct ? <SelectEverything t={t} selection={selection} mailCount={mailCount} /> : null
}
