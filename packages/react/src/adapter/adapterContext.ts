import type { MailroomAdapter } from '@mailroom/core'
import { createContext, useContext } from 'react'
import { useProvided } from '../provider/useProvided'

/** The adapter that the provider was given. */
export const AdapterContext = createContext<MailroomAdapter | undefined>(undefined)

/** The mail system that the provider was given, or undefined outside a provider. */
export const useMaybeAdapter = (): MailroomAdapter | undefined => useContext(AdapterContext)

/**
 * The mail system that the provider was given. Its failures are watched for the end of the session.
 *
 * @throws Error outside MailroomProvider
 */
export const useAdapter = (): MailroomAdapter =>
  useProvided(AdapterContext, 'useAdapter', 'it has no mail system to ask')
