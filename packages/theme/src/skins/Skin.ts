import type { ColorRole, ColorScheme, FlagColorName } from '../contract/roles'

/** The places where a skin may draw. None of them ever lies under running text. */
export type ArtworkPlace = 'rail' | 'login' | 'banner' | 'empty'

/** One complete SVG document per place, without text, scripts or references to anything outside. */
export type ArtworkSet = Readonly<Record<ArtworkPlace, string>>

/** The drawings of a skin by day and by night. */
export type SkinArtwork = Readonly<Record<ColorScheme, ArtworkSet>>

/** All colours of one scheme; `#rrggbb`, only `overlay` may be `rgb(r g b / a)`. */
export type SkinColors = Readonly<Record<ColorRole, string>>

/** What a skin is made of. */
export interface SkinDefinition {
  /** Stable id, also stored in a reader's settings. */
  name: string
  light: SkinColors
  dark: SkinColors
  /** Corners in pixels. @default control 6, panel 10, dialog 14 */
  radius?: Partial<Record<'control' | 'panel' | 'dialog', number>>
  /** Row heights. @default 'comfortable' */
  density?: 'comfortable' | 'compact'
  /** Font stacks. @default the system's, with the right CJK face per language */
  fonts?: { sans?: string; mono?: string }
  /** Nine flag colours where a skin wants its own. */
  flags?: Partial<Record<ColorScheme, Partial<Record<FlagColorName, string>>>>
  /** Fetches the drawings; called only when a place shows one. */
  artwork?: () => Promise<SkinArtwork>
}

/** A finished skin, made by `createSkin`. */
export type Skin = Readonly<SkinDefinition>
