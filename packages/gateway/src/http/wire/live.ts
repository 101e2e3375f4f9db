import type { WireLiveMessage } from '@mailroom/api'
import type { LiveEvent } from '@mailroom/core'
import { toWireItem } from './messages'

/** News as the live line says them. @source SH-10 */
export function toWireLive(event: LiveEvent): WireLiveMessage {
  switch (event.kind) {
    case 'messageArrived':
      return { result: { type: 'new', message: toWireItem(event.message) } }
    case 'folderChanged':
      return { result: { type: 'folder', folder: event.folder, ...(event.act && { act: event.act }) } }
    case 'foldersChanged':
      return { result: { type: 'folders' } }
    case 'deliveryChanged':
      return { result: { type: 'delivery', message_id: event.messageId } }
    case 'reviewsChanged':
      return { result: { type: 'review' } }
    case 'calendarChanged':
      return { result: { type: 'schedule' } }
    case 'screenLocked':
      return { result: { type: 'lock' } }
    case 'shareEnded':
      return { result: { type: 'share' } }
    case 'sessionEnded':
      return { result: { type: 'logout' } }
  }
}
