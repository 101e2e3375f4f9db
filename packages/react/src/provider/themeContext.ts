import type { ColorScheme, Skin } from '@mailroom/theme'
import { createContext, useContext } from 'react'

/** How the provider looks, with `auto` resolved. */
export interface ThemeValue {
  readonly skin: Skin
  readonly colorScheme: ColorScheme
}

/** The theme that the provider wears. */
export const ThemeContext = createContext<ThemeValue | undefined>(undefined)

/** The skin that is worn and whether it is light or dark, for drawings and for colours that people choose. */
export function useTheme(): ThemeValue {
  const theme = useContext(ThemeContext)
  if (!theme) {
    throw new Error(
      'useTheme was called outside MailroomProvider, so there is no skin. ' +
        'Wrap the tree in <MailroomProvider adapter={...} theme={...}>.',
    )
  }
  return theme
}
