import type { MailroomAdapter } from '@mailroom/core'
import { createContext, useContext } from 'react'

/** The adapter that the provider was given. */
export const AdapterContext = createContext<MailroomAdapter | undefined>(undefined)

/** The mail system that the provider was given, or undefined outside a provider. */
export const useMaybeAdapter = (): MailroomAdapter | undefined => useContext(AdapterContext)

/**
 * The mail system that the provider was given. Its failures are watched for the end of the session.
 *
 * @throws Error outside MailroomProvider
 */
export function useAdapter(): MailroomAdapter {
  const adapter = useMaybeAdapter()
  if (!adapter) {
    throw new Error(
      'useAdapter was called outside MailroomProvider, so it has no mail system to ask. ' +
        'Wrap the tree in <MailroomProvider adapter={...}>.',
    )
  }
  return adapter
}
