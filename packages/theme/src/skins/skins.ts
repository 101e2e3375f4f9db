import type { ColorScheme } from '../contract/roles'
import { jingdianlan } from './jingdianlan/skin'
import type { Skin } from './Skin'

/** What a menu of skins needs to know before a skin is loaded. */
export interface SkinEntry {
  /** Stable id, also stored in a reader's settings. */
  name: string
  /** Colours of the thumbnail: rail, canvas and accent. */
  swatch: Readonly<Record<ColorScheme, { rail: string; canvas: string; accent: string }>>
  /** Fetches the skin's colours; its drawings come later still. */
  load: () => Promise<Skin>
}

/** Shown until another skin is chosen; the only one that is part of the first load. @source IX-02 */
export const defaultSkin = jingdianlan

/** The skins that ship, in the order of the skin menu. @source IX-02 */
export const skins: readonly SkinEntry[] = [
  {
    name: 'jingdianlan',
    swatch: {
      light: { rail: '#123a6e', canvas: '#edf4fb', accent: '#0a60be' },
      dark: { rail: '#0b1a2e', canvas: '#0b1118', accent: '#75adf8' },
    },
    load: () => Promise.resolve(jingdianlan),
  },
  {
    name: 'hetangyuese',
    swatch: {
      light: { rail: '#17413f', canvas: '#ebf5f4', accent: '#006758' },
      dark: { rail: '#0a1a1d', canvas: '#081311', accent: '#8bc5b7' },
    },
    load: () => import('./hetangyuese/skin').then((module) => module.hetangyuese),
  },
  {
    name: 'keaifen',
    swatch: {
      light: { rail: '#f9d5df', canvas: '#fdeff1', accent: '#b51b5b' },
      dark: { rail: '#2b1620', canvas: '#180d0f', accent: '#fe91af' },
    },
    load: () => import('./keaifen/skin').then((module) => module.keaifen),
  },
]

/** Fetches a skin by its id; an unknown id (of a skin since removed, say) gives the default. @source IX-02 */
export function loadSkin(name: string): Promise<Skin> {
  return skins.find((skin) => skin.name === name)?.load() ?? Promise.resolve(defaultSkin)
}
