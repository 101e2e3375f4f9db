import { defaultSkin, loadSkin, skins, type ColorScheme } from '@mailroom/theme'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { SkinFrame } from './SkinFrame'

// Code that is loaded when it is first shown may take longer than a second on a busy machine.
configure({
  asyncUtilTimeout: 10_000,
  // Whatever is awaited is missing at first, and each time its error would print the whole page for nobody.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

const inSkin: Decorator = (Story, { globals, parameters, loaded }) => (
  <SkinFrame
    skin={loaded.skin ?? defaultSkin}
    scheme={globals.scheme as ColorScheme}
    width={parameters.frameWidth}
  >
    <Story />
  </SkinFrame>
)

/**
 * Events reach React as they do for a reader: not drawn in one go, which would break off where code or words are awaited,
 * and never go on.
 */
const asForReaders = () => configure({ eventWrapper: (event) => event() })

const preview: Preview = {
  beforeAll: asForReaders,
  decorators: [inSkin],
  loaders: [async ({ globals }) => ({ skin: await loadSkin(String(globals.skin)) })],
  parameters: {
    layout: 'fullscreen',
    // Each place that is wrong; of what is right no list is needed.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
  },
  initialGlobals: { skin: defaultSkin.name, scheme: 'light' },
  globalTypes: {
    skin: {
      description: 'Skin',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: skins.map((skin) => skin.name) },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { icon: 'circlehollow', dynamicTitle: true, items: ['light', 'dark'] },
    },
  },
}

export default preview
