import type { Destination } from '@mailroom/core'
import { createContext } from 'react'
import { useProvided } from '../provider/useProvided'

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

/** How to go elsewhere, which stays the same wherever the reader is. */
export type NavigationActs = Omit<Navigation, 'destination'>

/** The same without where the reader is. */
export const NavigationActsContext = createContext<NavigationActs | undefined>(undefined)

/** Where the reader is and how to go elsewhere. Draws anew whenever they go. */
export const useNavigation = (): Navigation =>
  useProvided(NavigationContext, 'useNavigation', 'there is no place to go to')

/** How to go elsewhere, for who is not drawn otherwise wherever the reader is. */
export const useNavigationActs = (): NavigationActs =>
  useProvided(NavigationActsContext, 'useNavigationActs', 'there is no place to go to')
