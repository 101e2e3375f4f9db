import { useSession } from '../session/useSession'

/** The organisation lets this person look through its people and lists. @source CT-01 */
export const useHasDirectory = (): boolean => useSession().session?.features.directory !== false
