import { messageKey, type Message } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useFetchedPictures } from './useFetchedPictures'

/** Addresses of the pictures inside a mail, by content id. @source RD-18 */
export function useInlineImages(message: Message | undefined): ReadonlyMap<string, string> {
  const { messages } = useAdapter()
  return useFetchedPictures(
    message && {
      of: messageKey(message.ref),
      attachments: message.attachments,
      load: (id, options) => messages.attachment(message.ref, id, options),
    },
  )
}
