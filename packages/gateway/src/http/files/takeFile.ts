import { buffer } from 'node:stream/consumers'
import type { ActiveSession } from '../../session/Sessions'
import type { Services } from '../Services'
import { readUpload } from './readUpload'
import { whileSignedIn } from './whileSignedIn'

/** Whose form it is. */
interface TakingAsker {
  readonly session: ActiveSession
  readonly request: Request
}

/** A file that came whole. */
export interface TakenFile {
  /** As sent: hostile until cleaned. */
  readonly name: string
  readonly bytes: Buffer
  /** What else stands in the form. */
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Does something with the file of a form, which is small enough to be held in memory. It is withdrawn when the asker goes, or their
 * session ends.
 *
 * @throws as `readUpload`
 */
export const takeFile = <Outcome>(
  services: Services,
  { session, request }: TakingAsker,
  maxBytes: number,
  take: (file: TakenFile, signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> =>
  whileSignedIn(services, session, async (signal) => {
    const { file, fields } = await readUpload(
      request,
      { file: 'file', maxBytes, signal },
      async (content) => ({ bytes: await buffer(content) }),
      async () => {},
    )
    return take({ name: file.name, bytes: file.bytes, fields }, AbortSignal.any([signal, request.signal]))
  })
