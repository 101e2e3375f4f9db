import type { Folder, FolderId, Message, MessageSummary } from '@mailroom/core'
import type { Area, Cached, Key } from '../data/keys'

/** Areas of which answers are kept: what reading is made of, and nothing that only answers a form or a search. */
export const keptAreas = [
  'session',
  'settings',
  'knownFolders',
  'tags',
  'list',
  'message',
  'conversation',
] as const satisfies readonly Area[]

type KeptArea = (typeof keptAreas)[number]

/** True for keys of those areas. */
export const isOfKeptArea = (key: Key): key is Key<KeptArea> =>
  (keptAreas as readonly Area[]).includes(key[0])

/** Mails that an answer tells of; none for what tells of no mail. */
function mailsOf([area]: Key, data: Cached[Area]): readonly MessageSummary[] {
  if (area === 'list') return (data as Cached['list']).page.messages
  if (area === 'conversation') return (data as Cached['conversation']).messages
  return area === 'message' ? [data as Message] : []
}

/** Folders that an answer tells of. */
const foldersOf = (key: Key, data: Cached[Area]): readonly FolderId[] => [
  ...(key[0] === 'list' ? [(data as Cached['list']).query.folder] : []),
  ...mailsOf(key, data).flatMap(({ ref, snooze }) => [ref.folder, ...(snooze ? [snooze.folder] : [])]),
]

/** True when it tells of mails in the reader's own folders, which a lock may be on. @source LK-07, LK-08 */
export const isOfOwnFolders = (key: Key, data: Cached[Area], folders: readonly Folder[]): boolean => {
  const common = new Set(folders.flatMap(({ id, role }) => (role ? [id] : [])))
  return foldersOf(key, data).some((folder) => !common.has(folder))
}

/** True for a mail that its writer has sealed: what is under the seal is opened anew each time. @source RD-11, RD-12 */
export const isSealed = (key: Key, data: Cached[Area]): boolean =>
  key[0] === 'message' && (data as Message).seal !== undefined
