import type { Destination } from '@mailroom/core'
import { createContext, useContext } from 'react'

/** Where the reader is and how to go elsewhere. A host with addresses gives its own. @source EM-02 */
export interface Navigation {
  readonly destination: Destination
  /** `replace` leaves no way back to where the reader was. */
  readonly navigate: (destination: Destination, options?: { readonly replace?: boolean }) => void
  /** The address of a destination, for links that can be opened in a new window; absent without a router. */
  readonly href?: (destination: Destination) => string
  /**
   * Opens a window that prints a page; false when it could not be opened. Absent where there are no windows: then it
   * is printed from where the reader is.
   */
  readonly print?: (html: string) => boolean
}

/** The navigation that the provider was given. */
export const NavigationContext = createContext<Navigation | undefined>(undefined)

/** Where the reader is and how to go elsewhere. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) {
    throw new Error(
      'useNavigation was called outside MailroomProvider, so there is no place to go to. ' +
        'Wrap the tree in <MailroomProvider adapter={...}>.',
    )
  }
  return navigation
}
