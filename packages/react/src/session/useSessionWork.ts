import { useSessionContext } from './sessionContext'

/** Something that goes on whatever view shows it, for as long as the same person is signed in. */
export interface SessionWork {
  /** Nobody waits for it any more. */
  end(): void
}

/** What goes on, by the account and a name with a blank between them. */
export type SessionWorks = Map<string, SessionWork>

/**
 * Work that goes on when the view that began it is gone: whoever asks for it by its name finds it. It is ended when its
 * person signs out, when somebody else signs in, and when the provider goes; a locked screen lets it be.
 *
 * @param name always stands for the same kind of work
 * @param make makes it when it is asked for first
 * @returns    undefined while nobody is signed in
 */
export function useSessionWork<Work extends SessionWork>(name: string, make: () => Work): Work | undefined {
  const { session, works } = useSessionContext()
  if (!session) return undefined
  const id = `${session.user.address.address} ${name}`
  const known = works.get(id) as Work | undefined
  if (known) return known
  const work = make()
  works.set(id, work)
  return work
}
