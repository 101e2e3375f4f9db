import { Readable } from 'node:stream'
import type { ActiveSession } from '../../session/Sessions'
import type { Services } from '../Services'
import { breakOffWithSession } from './breakOffWithSession'
import { fileAnswer } from './fileAnswer'

/** A file that was just written. */
interface WrittenFile {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly name: string
}

/** Bytes in memory as a download, which ends with the session. */
export const bytesAnswer = (
  services: Services,
  { session, request }: { readonly session: ActiveSession; readonly request: Request },
  { bytes, contentType, name }: WrittenFile,
) =>
  fileAnswer(
    request,
    {
      sizeBytes: bytes.byteLength,
      open: async (range?: { start: number; end: number }) =>
        Readable.from([Buffer.from(range ? bytes.subarray(range.start, range.end) : bytes)]),
    },
    { contentType, disposition: 'attachment', name },
    (stream) => breakOffWithSession(services, session, stream),
  )
