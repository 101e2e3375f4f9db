import { MailroomError, messageKey, type MessagePage, type MessageRef } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'

/** Mails of a conversation that are asked for at once. */
const pageSize = 100

/**
 * The newest mails of a conversation, with how many there are.
 *
 * @param ref    one of its mails; undefined asks nothing
 * @param pages  how many times a hundred mails are wanted
 * @source ML-24
 */
export function useConversation(ref: MessageRef | undefined, pages = 1): Answer<MessagePage> {
  const { messages: port } = useAdapter()
  const key = useAccountKey('conversation', ref && [ref.folder, messageKey(ref), pages])
  return useAnswer(key, async () => {
    if (!port.conversation || !ref)
      throw new MailroomError('invalid', 'Nothing is kept by conversation here.')
    const found: MessagePage[] = []
    for (let page = 0; page < pages; page += 1) {
      found.push(await port.conversation(ref, { offset: page * pageSize, limit: pageSize }))
    }
    const [first] = found
    return {
      totalCount: first?.totalCount ?? 0,
      unreadCount: first?.unreadCount ?? 0,
      messages: found.flatMap(({ messages }) => messages),
    }
  })
}
