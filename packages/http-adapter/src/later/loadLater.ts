import { MailroomError } from '@mailroom/core'

const load = () => import('./later')

/** What is not needed until a list of mails is shown. */
export type Later = Awaited<ReturnType<typeof load>>

let loading: Promise<Later> | undefined

/**
 * The rest of the adapter. It is asked for again when it did not come.
 *
 * @throws MailroomError offline
 */
export function loadLater(): Promise<Later> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw new MailroomError('offline', 'A part of the program could not be loaded.', { cause })
  })
  return loading
}
