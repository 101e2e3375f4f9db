import type { MessageSelection, MessageUid } from '@mailroom/core'

/** Says whether a selection has a mail of its folder. */
export function chooser({ uids }: MessageSelection): (uid: MessageUid) => boolean {
  if (uids === 'all') return () => true
  const chosen = new Set(uids)
  return (uid) => chosen.has(uid)
}
