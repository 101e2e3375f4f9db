import type { ColorScheme, Skin } from '@mailroom/theme'
import { createContext } from 'react'
import { useProvided } from './useProvided'

/** How the provider looks, with `auto` resolved. */
export interface ThemeValue {
  readonly skin: Skin
  readonly colorScheme: ColorScheme
}

/** The theme that the provider wears. */
export const ThemeContext = createContext<ThemeValue | undefined>(undefined)

/** The skin that is worn and whether it is light or dark, for drawings and for colours that people choose. */
export const useTheme = (): ThemeValue => useProvided(ThemeContext, 'useTheme', 'there is no skin')
