import { wireSuccess } from '../../wire/common'
import {
  wireFolder,
  wireFolderDelete,
  wireFolderForm,
  wireFolderRename,
  wireFolders,
} from '../../wire/folders'
import {
  wireFirstFoldersQuery,
  wireFolderPart,
  wireFoldersBelowQuery,
  wireFoldersInsideQuery,
  wireFoundFolders,
  wireFoundFoldersQuery,
} from '../../wire/folderParts'
import { wireLockPassword, wireLocks } from '../../wire/locks'
import { wireFolderOnly } from '../../wire/messages'
import { call } from '../call'

/** What is done to folders, and the lock on the own ones. */
export const folderCalls = {
  folder: call('GET', '/api/mail/folder/detail/', {
    area: 'folders',
    summary: 'One folder with its counts, as the list of all shows it.',
    query: wireFolderOnly,
    answer: wireFolder,
  }),
  firstFolders: call('GET', '/api/mail/folder/first/', {
    area: 'folders',
    summary:
      'The folders that are shown at first, of thousands a part: the first ones, the top, and the way to one.',
    query: wireFirstFoldersQuery,
    answer: wireFolderPart,
  }),
  foldersBelow: call('GET', '/api/mail/folder/below/', {
    area: 'folders',
    summary: 'The folders directly below one, or at the top, a page at a time.',
    query: wireFoldersBelowQuery,
    answer: wireFolders,
  }),
  foldersInside: call('GET', '/api/mail/folder/inside/', {
    area: 'folders',
    summary: 'A folder and all that are in it, a page at a time.',
    query: wireFoldersInsideQuery,
    answer: wireFolders,
  }),
  foundFolders: call('GET', '/api/mail/folder/found/', {
    area: 'folders',
    summary: 'The folders in whose path every word of a text stands, the best first.',
    query: wireFoundFoldersQuery,
    answer: wireFoundFolders,
  }),
  folderTargets: call('GET', '/api/mail/folder/filter/', {
    area: 'folders',
    summary: 'The folders that mails of a folder can be moved to: all but the drafts and that folder itself.',
    query: wireFolderOnly,
    answer: wireFolders,
  }),
  createFolder: call('POST', '/api/mail/folder/', {
    area: 'folders',
    summary: 'Makes a folder, at the root or inside another one.',
    body: wireFolderForm,
    answer: wireFolder,
  }),
  renameFolder: call('POST', '/api/mail/folder/rename/', {
    area: 'folders',
    summary: 'Gives a folder another name or place. Mails keep their numbers.',
    body: wireFolderRename,
    answer: wireFolder,
  }),
  deleteEmptyFolder: call('DELETE', '/api/mail/folder/{folder}/', {
    area: 'folders',
    summary: 'Deletes a folder in which there is no mail.',
    answer: wireSuccess,
  }),
  deleteFolder: call('POST', '/api/mail/folder/del/', {
    area: 'folders',
    summary: 'Deletes a folder; its mails go to another one, or for ever.',
    body: wireFolderDelete,
    answer: wireSuccess,
  }),
  emptyFolder: call('POST', '/api/mail/message/prune/', {
    area: 'folders',
    summary: 'Deletes all mails of the trash or spam folder for ever.',
    body: wireFolderOnly,
    answer: wireSuccess,
  }),
  folderLock: call('GET', '/api/setting/flock/check/', {
    area: 'folders',
    summary:
      'Whether the own folders and the file center are locked, and whether this session has opened them.',
    answer: wireLocks,
  }),
  setFolderLock: call('POST', '/api/setting/flock/set/', {
    area: 'folders',
    summary: 'Locks the own folders, the file center or the calendar with a password.',
    body: wireLockPassword,
    answer: wireLocks,
  }),
  openFolderLock: call('POST', '/api/setting/flock/verify/', {
    area: 'folders',
    summary: 'Opens the own folders, the file center or the calendar for this session.',
    body: wireLockPassword,
    answer: wireLocks,
  }),
  removeFolderLock: call('POST', '/api/setting/flock/release/', {
    area: 'folders',
    summary: 'Takes the lock off the own folders, the file center or the calendar.',
    body: wireLockPassword,
    answer: wireLocks,
  }),
} as const
