import { artworkUrl, loadSkin, type ArtworkSet, type ColorScheme } from '@mailroom/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button'
import { Artwork, EmptyState } from './EmptyState'

const meta = {
  title: 'EmptyState',
  loaders: [
    async ({ globals }) => {
      const artwork = await (await loadSkin(String(globals.skin))).artwork?.()
      return { artwork: artwork?.[globals.scheme as ColorScheme] }
    },
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const drawing = (loaded: Record<string, unknown>) => loaded.artwork as ArtworkSet

/** A folder without mail, in the skin's own picture. */
export const Empty: Story = {
  render: (_args, { loaded }) => (
    <EmptyState
      artwork={<Artwork src={artworkUrl(drawing(loaded).empty)} />}
      title="这里还没有邮件。"
      description="新邮件会显示在这里。"
      action={<Button>刷新</Button>}
    />
  ),
}

/** The list could not be loaded. */
export const Failed: Story = {
  render: () => (
    <EmptyState
      kind="error"
      title="The list could not be loaded."
      description="The server did not answer."
      action={<Button>Try again</Button>}
    />
  ),
}

/** All drawings of the skin. */
export const Drawings: Story = {
  render: (_args, { loaded }) => (
    <>
      {Object.entries(drawing(loaded)).map(([place, svg]) => (
        <img
          key={place}
          src={artworkUrl(svg)}
          alt={place}
          style={{ maxInlineSize: '100%', maxBlockSize: 420 }}
        />
      ))}
    </>
  ),
}
