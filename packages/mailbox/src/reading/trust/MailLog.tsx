import { formatFullTime, type FolderId, type MailTouch, type MailTouchKind } from '@mailroom/core'
import { useFolderName, useFolders, useLocale, useSession, useTranslation } from '@mailroom/react'
import { pathIn } from '../../folder-choice/moveTargets'

const words = {
  refused: 'touchRefused',
  permitted: 'touchPermitted',
  imported: 'touchImported',
  recalled: 'touchRecalled',
  spam: 'touchSpam',
  notSpam: 'touchNotSpam',
  trashed: 'touchTrashed',
  snoozed: 'touchSnoozed',
  returned: 'touchReturned',
  moved: 'touchMoved',
} as const satisfies Readonly<Record<MailTouchKind, string>>

/** What was done with a mail and when, the first thing first: lines of a list. @source RD-22 */
export function MailLog({ log }: { log: readonly MailTouch[] }) {
  const { t } = useTranslation('reading')
  const { locale } = useLocale()
  const { session } = useSession()
  const placeOf = usePlaceName()
  const style = { locale, twelveHour: session?.features.twelveHourTime }
  return log.map(({ kind, at, from, to }, index) => (
    <li key={index}>
      <time dateTime={new Date(at).toISOString()}>{formatFullTime(at, style)}</time>
      {' · '}
      {t(words[kind], { from: placeOf(from), to: placeOf(to) })}
    </li>
  ))
}

/** Says where a folder is that a mail lay in; one that is gone, or unknown, by the names it has. */
function usePlaceName(): (id: FolderId | undefined) => string {
  const { folders = [] } = useFolders()
  const nameOf = useFolderName()
  return (id = '') => pathIn(folders, id, nameOf)
}
