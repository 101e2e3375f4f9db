// Values for styles
export { vars } from './contract/contract.css'
export { colorRoles, flagColorNames } from './contract/roles'
export type { ColorRole, ColorScheme, ColorSchemePreference, FlagColorName } from './contract/roles'

// The classes that keep page styles out, for the provider's element and every portal container
export { ownScope, scope } from './scope.css'

// Skins
export { createSkin } from './skins/createSkin'
export { skinVariables } from './skins/skinVariables'
export type { SkinVariables } from './skins/skinVariables'
export type { ArtworkPlace, ArtworkSet, Skin, SkinArtwork, SkinColors, SkinDefinition } from './skins/Skin'
export { artworkUrl } from './skins/artworkUrl'
export { defaultSkin, loadSkin, skins } from './skins/skins'
export type { SkinEntry } from './skins/skins'

// Colours of people and tags
export { contrastRatio } from './color/contrast'
export { tagColors, tagPalette, defaultTagColor } from './color/tagColors'
export type { TagColors } from './color/tagColors'
