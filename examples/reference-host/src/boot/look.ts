import { loadSkin, type ColorScheme, type Skin } from '@mailroom/theme'
import { chosenLook } from './memory'

/** A skin by day or by night. */
export interface Look {
  skin: Skin
  scheme: ColorScheme
}

/** The look to begin in: the one seen last here, else the default skin in the system's scheme. */
export async function currentLook(): Promise<Look> {
  const { skin, scheme } = chosenLook.get()
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return { skin: await loadSkin(skin ?? ''), scheme: isDark ? 'dark' : 'light' }
}
