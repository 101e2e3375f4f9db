import { fit, wireLiveMessage } from '@mailroom/api'
import type { LiveEvent } from '@mailroom/core'
import { parseJson } from '../http/failureOf'
import { fromWireItem } from './rows'

/** What closes the line. */
const endings = { logout: 'sessionEnded', lock: 'screenLocked', share: 'shareEnded' } as const

/** A message of the live line: news, the answer to a ping, or nothing that we know. */
export function fromWireLive(text: string): LiveEvent | 'pong' | undefined {
  const message = fit(wireLiveMessage, parseJson(text))
  if (!message.fits) return undefined
  const { result } = message.value
  if (result === 'Pong') return 'pong'
  if (result.type === 'new') return { kind: 'messageArrived', message: fromWireItem(result.message) }
  if (result.type === 'folder') {
    const { folder, act } = result
    return { kind: 'folderChanged', folder, ...(act !== undefined && { act }) }
  }
  if (result.type === 'folders') return { kind: 'foldersChanged' }
  if (result.type === 'delivery') return { kind: 'deliveryChanged', messageId: result.message_id }
  if (result.type === 'review') return { kind: 'reviewsChanged' }
  if (result.type === 'schedule') return { kind: 'calendarChanged' }
  return { kind: endings[result.type] }
}
