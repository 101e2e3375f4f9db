import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { Avatar } from './Avatar'

it('[ML-13] keeps the letters when a photo does not come', async () => {
  await renderScene(
    <p>
      <Avatar name="Ada Lovelace" src="data:image/png;base64,broken" /> Ada
    </p>,
  )
  await expect.element(page.getByText('AL')).toBeVisible()
  await expect.poll(() => document.querySelector('img')).toBeNull()
})

it('[ML-13] says nothing to screen readers, since the name stands beside it', async () => {
  await renderScene(<Avatar name="Ada Lovelace" />)
  await expect.element(page.getByText('AL')).toHaveAttribute('aria-hidden', 'true')
})
