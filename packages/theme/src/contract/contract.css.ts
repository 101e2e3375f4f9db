import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colorRoles, flagColorNames, type ColorRole, type FlagColorName } from './roles'

const names = <Name extends string>(list: readonly Name[]) =>
  Object.fromEntries(list.map((name) => [name, null])) as Record<Name, null>

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every value a style may use, as CSS custom properties named `--mr-<group>-<name>`. Colours and radii come
 * from the skin on the provider's element, the rest from the scope class.
 */
export const vars = createGlobalThemeContract(
  {
    color: names<ColorRole>(colorRoles),
    flag: names<FlagColorName>(flagColorNames),
    /** The 4 px grid, named by pixels. */
    space: { 2: null, 4: null, 6: null, 8: null, 12: null, 16: null, 24: null, 32: null, 48: null },
    size: {
      row: null,
      rowCompact: null,
      rowNarrow: null,
      /** Height of buttons and inputs. */
      control: null,
      controlSmall: null,
      controlLarge: null,
      /** Smallest target for a finger, in narrow containers. */
      touch: null,
      rail: null,
      folderPane: null,
      toolbar: null,
      tabStrip: null,
    },
    radius: { control: null, panel: null, dialog: null, round: null },
    font: { sans: null, mono: null },
    /** Complete size and line height pairs: use with `fontSize` and `lineHeight`. */
    text: {
      body: { size: null, line: null },
      dense: { size: null, line: null },
      meta: { size: null, line: null },
      reading: { size: null, line: null },
      title: { size: null, line: null },
    },
    weight: { regular: null, medium: null, strong: null },
    shadow: { floating: null, resting: null },
    motion: { fast: null, normal: null, ease: null },
    zIndex: { sticky: null, floating: null, dialog: null, toast: null, tooltip: null },
  },
  (_value, path) => `mr-${path.map(kebab).join('-')}`,
)
