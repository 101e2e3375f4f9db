import type { LiveEvent } from '@mailroom/core'
import { ofCalendar } from '../calendar/ofCalendar'
import type { MailCache } from '../data/MailCache'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { isOwnAct } from '../messages/optimistic/ownActs'

/** Asks anew for what an event is about, and for nothing else. @source SH-11 */
export function refreshTouched(cache: MailCache, account: string, event: LiveEvent): void {
  const view = new MailboxView(cache, account)
  switch (event.kind) {
    case 'messageArrived':
      view.refreshTouched(event.message.ref.folder)
      break
    case 'folderChanged':
      if (isOwnAct(cache, event.act)) break
      view.refreshTouched(event.folder)
      view.refreshMessages(event.folder)
      break
    case 'foldersChanged':
      view.refreshAll()
      cache.refreshAreas(account, 'folderLock', 'fileLock', 'calendarLock')
      break
    case 'deliveryChanged':
      cache.refresh(cache.keys('status', account).filter((key) => key[2] === event.messageId))
      break
    case 'reviewsChanged':
      cache.refreshAreas(account, 'reviewDuty', 'reviews', 'review')
      break
    case 'calendarChanged':
      cache.refreshAreas(account, ...ofCalendar)
      break
    case 'sessionEnded':
    case 'shareEnded':
    case 'screenLocked':
      break
  }
}
