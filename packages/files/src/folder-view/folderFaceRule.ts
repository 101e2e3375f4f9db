import { isMailroomError, type DiskPage } from '@mailroom/core'

/** Which of its six faces a folder shows. */
export type FolderFaceState =
  | { readonly kind: 'content' | 'empty' | 'loading' | 'offline' | 'gone' | 'locked' | 'forbidden' }
  | { readonly kind: 'error'; readonly error: unknown }

/**
 * A folder that is there goes on being shown when asking anew fails, unless the failure says that it is not there any
 * more or not for this reader.
 */
export function folderFace(page: DiskPage | undefined, error: unknown): FolderFaceState {
  const kind = isMailroomError(error) ? error.kind : undefined
  if (kind === 'notFound') return { kind: 'gone' }
  if (kind === 'locked' || kind === 'forbidden') return { kind }
  if (page) return { kind: page.entries.length > 0 ? 'content' : page.total === 0 ? 'empty' : 'loading' }
  // Whoever is not signed in any more is told so by the session.
  if (error === undefined || kind === 'unauthenticated' || kind === 'cancelled') return { kind: 'loading' }
  return kind === 'offline' ? { kind } : { kind: 'error', error }
}
