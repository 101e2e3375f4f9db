import type { CallFact } from './CallFact'

/** Mail files from elsewhere. */
export const importFacts: readonly CallFact[] = [
  {
    what: 'which pieces of a file are there',
    method: 'GET',
    path: '/api/netdisk/uploadnew/',
    payload: ['fileMd5'],
    ours: ['file_size', 'state', 'chunks'],
  },
  {
    what: 'a piece of a file',
    method: 'POST',
    path: '/api/netdisk/uploadnew/',
    payload: ['fileMd5', 'chunkNumber', 'chunkFile'],
    ours: ['msg'],
  },
  {
    what: 'a mail file complete',
    method: 'POST',
    path: '/api/netdisk/uploadnew/complete/',
    isPathGiven: false,
    payload: ['fileMd5', 'upload_type', 'file_name', 'file_type', 'file_size', 'folder_id'],
    ours: ['import_id', 'msg', 'folder', 'uid'],
  },
]
