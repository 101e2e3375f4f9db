import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SkinArtwork } from './SkinArtwork'

const drawing = () => document.querySelector('img')

it('[ER-02] a drawing is asked for anew when the line is back', async () => {
  const adapter = createMemoryAdapter()
  await render(
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin }} locale="en">
      <SkinArtwork />
    </MailroomProvider>,
  )
  await expect.poll(drawing).not.toBeNull()
  let before = drawing()
  adapter.control.goOffline()
  await expect.poll(() => drawing() !== before).toBe(true)
  before = drawing()
  adapter.control.goOnline()
  await expect.poll(() => drawing() !== before).toBe(true)
})
