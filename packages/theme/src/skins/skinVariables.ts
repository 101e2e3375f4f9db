import { vars } from '../contract/contract.css'
import { colorRoles, flagColorNames, type ColorScheme } from '../contract/roles'
import { flagColors } from './flagColors'
import type { Skin } from './Skin'

/** Custom properties by name, ready to be set on an element. */
export type SkinVariables = Record<`--mr-${string}`, string>

/**
 * The custom properties of a skin, to be set as inline properties on the provider's element. What a skin leaves
 * open is left out, and the scope class's own value holds.
 *
 * @source EM-05
 */
export function skinVariables(skin: Skin, scheme: ColorScheme): SkinVariables {
  const variables: SkinVariables = {}
  for (const role of colorRoles) variables[nameOf(vars.color[role])] = skin[scheme][role]
  for (const flag of flagColorNames) {
    variables[nameOf(vars.flag[flag])] = skin.flags?.[scheme]?.[flag] ?? flagColors[scheme][flag]
  }
  for (const corner of ['control', 'panel', 'dialog'] as const) {
    variables[nameOf(vars.radius[corner])] = `${skin.radius?.[corner] ?? defaultRadius[corner]}px`
  }
  variables[nameOf(vars.size.row)] = skin.density === 'compact' ? '36px' : '44px'
  if (skin.fonts?.sans) variables[nameOf(vars.font.sans)] = skin.fonts.sans
  if (skin.fonts?.mono) variables[nameOf(vars.font.mono)] = skin.fonts.mono
  variables[nameOf(vars.shadow.floating)] = floatingShadow[scheme]
  variables[nameOf(vars.shadow.resting)] = restingShadow[scheme]
  return variables
}

const defaultRadius = { control: 6, panel: 10, dialog: 14 }

const floatingShadow: Record<ColorScheme, string> = {
  light:
    '0 0 0 1px rgb(15 23 42 / 0.08), 0 4px 8px -2px rgb(15 23 42 / 0.10), 0 12px 28px -6px rgb(15 23 42 / 0.18)',
  dark: '0 0 0 1px rgb(255 255 255 / 0.10), 0 4px 8px rgb(0 0 0 / 0.35), 0 16px 32px rgb(0 0 0 / 0.45)',
}

const restingShadow: Record<ColorScheme, string> = {
  light: '0 1px 2px rgb(15 23 42 / 0.06)',
  dark: '0 1px 2px rgb(0 0 0 / 0.3)',
}

/** `var(--mr-x)` to `--mr-x`. */
const nameOf = (reference: string) => reference.slice(4, -1) as `--mr-${string}`
