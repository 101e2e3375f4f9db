import { isMailroomError, type MessagePage } from '@mailroom/core'

/** Which of its six faces a list shows. */
export type ListFaceState =
  | { readonly kind: 'content' | 'empty' | 'loading' | 'offline' | 'gone' | 'locked' }
  | { readonly kind: 'error'; readonly error: unknown }

/** A list that has rows shows them whatever came later; else the reason why it has none. */
export function listFace(answer: { page?: MessagePage; error: unknown; isLoading: boolean }): ListFaceState {
  if (answer.page) return { kind: answer.page.messages.length > 0 ? 'content' : 'empty' }
  if (answer.error === undefined) return { kind: 'loading' }
  if (isMailroomError(answer.error)) {
    const { kind } = answer.error
    if (kind === 'offline') return { kind: 'offline' }
    if (kind === 'notFound') return { kind: 'gone' }
    if (kind === 'locked' || kind === 'forbidden') return { kind: 'locked' }
  }
  return { kind: 'error', error: answer.error }
}
