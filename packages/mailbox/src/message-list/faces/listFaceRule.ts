import { isMailroomError, type MessagePage } from '@mailroom/core'

/** Which of its six faces a list shows. */
export type ListFaceState =
  | { readonly kind: 'content' | 'empty' | 'loading' | 'offline' | 'gone' | 'locked' | 'forbidden' }
  | { readonly kind: 'error'; readonly error: unknown }

/**
 * A list that has rows goes on showing them when asking anew fails, unless the failure says that they are not there
 * any more or not for this reader.
 *
 * @source RD-14
 */
export function listFace(answer: { page?: Pick<MessagePage, 'messages'>; error: unknown }): ListFaceState {
  const { page, error } = answer
  const kind = isMailroomError(error) ? error.kind : undefined
  if (kind === 'notFound') return { kind: 'gone' }
  if (kind === 'locked' || kind === 'forbidden') return { kind }
  if (page) return { kind: page.messages.length > 0 ? 'content' : 'empty' }
  // Whoever is not signed in any more is told so by the session; nothing is wrong with the list.
  if (error === undefined || kind === 'unauthenticated' || kind === 'cancelled') return { kind: 'loading' }
  return kind === 'offline' ? { kind } : { kind: 'error', error }
}
