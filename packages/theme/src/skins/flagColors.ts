import type { ColorScheme, FlagColorName } from '../contract/roles'

/** Flag colours that keep 3:1 against every surface of the shipped skins. @source ML-05 */
export const flagColors: Record<ColorScheme, Record<FlagColorName, string>> = {
  light: {
    red: '#d92d2d',
    green: '#1f8a4c',
    orange: '#c55a11',
    blue: '#2468d6',
    pink: '#d23c8a',
    cyan: '#0b8296',
    yellow: '#9a7400',
    purple: '#8247d6',
    gray: '#6b7280',
  },
  dark: {
    red: '#ff6b66',
    green: '#4fc27f',
    orange: '#ff9a4d',
    blue: '#6ea8ff',
    pink: '#ff86bf',
    cyan: '#45c6da',
    yellow: '#f0c63f',
    purple: '#b894ff',
    gray: '#9ca5b2',
  },
}
