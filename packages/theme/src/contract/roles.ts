/** Colours by what they are for; every skin gives each of them twice, for light and for dark. */
export const colorRoles = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'line',
  'lineControl',
  'text',
  'textMuted',
  'textFaint',
  'accent',
  'accentHover',
  'onAccent',
  'accentSoft',
  'onAccentSoft',
  'danger',
  'dangerHover',
  'onDanger',
  'dangerSoft',
  'warning',
  'warningSoft',
  'success',
  'successSoft',
  'focus',
  'overlay',
  'hover',
  'selected',
  'rail',
  'onRail',
  'railSelected',
  'tooltip',
  'onTooltip',
] as const

/** A colour by its purpose, such as `textMuted`. */
export type ColorRole = (typeof colorRoles)[number]

/** The nine colours of a mail flag, in the order of the flag menu. @source ML-05 */
export const flagColorNames = [
  'red',
  'green',
  'orange',
  'blue',
  'pink',
  'cyan',
  'yellow',
  'purple',
  'gray',
] as const

/** One of the nine flag colours. @source ML-05 */
export type FlagColorName = (typeof flagColorNames)[number]

/** Which of a skin's two sets of colours is shown. */
export type ColorScheme = 'light' | 'dark'

/** What a reader may choose; `auto` follows the system and is resolved by the provider. */
export type ColorSchemePreference = ColorScheme | 'auto'
