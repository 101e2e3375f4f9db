import { isMailroomError } from '@mailroom/core'

/**
 * Dovecot makes folders like Sent when they are first opened. When two connections come at the same moment the second is
 * told `NO [ALREADYEXISTS]`, did nothing, and finds the folder when it asks again.
 */
export async function onceMoreWhenMade<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'conflict') return work()
    throw error
  }
}
