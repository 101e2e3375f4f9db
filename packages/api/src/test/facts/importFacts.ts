import type { CallFact } from './CallFact'

/** Files that come in pieces: mails from elsewhere, and files for drafts. */
export const importFacts: readonly CallFact[] = [
  {
    what: 'which pieces of a file are there',
    method: 'GET',
    path: '/api/netdisk/uploadnew/',
    payload: ['fileMd5'],
    ours: ['file_size', 'upload_type', 'state', 'chunks'],
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
  {
    what: 'a file for a draft complete',
    method: 'POST',
    path: '/api/mail/attach/complete/',
    isPathGiven: false,
    payload: ['fileMd5', 'upload_type', 'file_name', 'file_type', 'file_size'],
    answer: ['id', 'name', 'size'],
    ours: ['upload_id', 'inline', 'content_type', 'content_id', 'attach_level'],
  },
  {
    what: 'what lies in transit',
    method: 'GET',
    path: '/api/mail/attach/',
    payload: ['limit', 'offset'],
    ours: [
      'count',
      'results',
      'folder_names',
      'capacity_used',
      'capacity_total',
      'can_upload',
      'id',
      'name',
      'nettype',
      'file_size',
      'content_type',
      'created',
      'expires',
    ],
  },
]
