import { wireSuccess } from '../../wire/common'
import {
  wireChunkQuery,
  wireImport,
  wireImported,
  wireUploadQuery,
  wireUploadState,
  wireUploadWhole,
} from '../../wire/imports'
import { wireUpload } from '../../wire/sending'
import { call } from '../call'

/** How large files come in, a piece at a time: mail files from elsewhere, and files for drafts. */
export const importCalls = {
  uploadState: call('GET', '/api/netdisk/uploadnew/', {
    area: 'messages',
    summary: 'Which pieces of a file are there: state 0 none, 1 some, 2 all.',
    query: wireUploadQuery,
    answer: wireUploadState,
  }),
  uploadChunk: call('POST', '/api/netdisk/uploadnew/', {
    area: 'messages',
    summary: 'One piece of a file. All but the last have 2,097,152 bytes; they are counted from 0.',
    query: wireChunkQuery,
    form: { file: 'chunkFile', fields: [] },
    answer: wireSuccess,
  }),
  completeImport: call('POST', '/api/netdisk/uploadnew/complete/', {
    area: 'messages',
    summary: 'Puts the pieces of a mail file together and adds the mail to a folder.',
    body: wireImport,
    answer: wireImported,
  }),
  completeUpload: call('POST', '/api/mail/attach/complete/', {
    area: 'sending',
    summary: 'Puts the pieces of a file together and keeps it for a draft.',
    body: wireUploadWhole,
    answer: wireUpload,
  }),
} as const
