import { formatFullTime, type FolderId, type MailTouch, type MailTouchKind } from '@mailroom/core'
import { useFolderName, useFolders, useLocale, useSession, useTranslation } from '@mailroom/react'

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

/** Names a folder that a mail lay in; one that is gone by the name it had. */
function usePlaceName(): (id: FolderId | undefined) => string {
  const { folders = [] } = useFolders()
  const nameOf = useFolderName()
  return (id = '') => {
    const folder = folders.find((each) => each.id === id)
    return folder?.role === undefined ? id.replaceAll('/', ' / ') : nameOf(folder)
  }
}
