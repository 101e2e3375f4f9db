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

it('[HO-01] draws somebody by gender, and shows the letters of whoever has said none', async () => {
  await renderScene(
    <p>
      <Avatar name="Ada Lovelace" gender="female" /> Ada <Avatar name="Charles Babbage" gender="male" />{' '}
      Charles <Avatar name="Grace Hopper" gender="unknown" /> Grace
    </p>,
  )
  await expect.element(page.getByText('GH')).toBeVisible()
  await expect.element(page.getByText('AL')).not.toBeInTheDocument()
  const drawn = [...document.querySelectorAll('svg')].map(({ dataset }) => dataset.gender)
  expect(drawn).toEqual(['female', 'male'])
})

it('[HO-01] shows a photo that is there in place of all else, and the drawing when it does not come', async () => {
  const pixel = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
  const show = (src: string) => (
    <p>
      <Avatar name="Ada Lovelace" gender="female" src={src} /> Ada
    </p>
  )
  const { rerender } = await renderScene(show(`data:image/gif;base64,${pixel}`))
  await expect.poll(() => document.querySelector('svg')).toBeNull()
  expect(document.querySelector('img')).not.toBeNull()
  await rerender(show('data:image/png;base64,broken'))
  await expect.poll(() => document.querySelector('img')).toBeNull()
  expect(document.querySelector('svg')?.dataset.gender).toBe('female')
})
