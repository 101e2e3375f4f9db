import type { Destination } from '@mailroom/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useNavigation, useNavigationActs } from './navigationContext'

const place = () => page.getByTestId('place').element().textContent
const trash: Destination = { kind: 'folder', folder: 'Trash' }

it('[EM-02] [T40] going elsewhere draws who shows where the reader is, and nobody else', async () => {
  const drawn = { beside: 0, goes: 0, shows: 0 }
  function Beside() {
    drawn.beside += 1
    return null
  }
  function Goes() {
    drawn.goes += 1
    const { navigate } = useNavigationActs()
    return <button onClick={() => navigate(trash)}>Trash</button>
  }
  function Shows() {
    drawn.shows += 1
    return <p data-testid="place">{JSON.stringify(useNavigation().destination)}</p>
  }
  await mount(
    <>
      <Beside />
      <Goes />
      <Shows />
    </>,
  )
  await expect.poll(place).toContain('INBOX')
  const before = { ...drawn }
  await page.getByRole('button', { name: 'Trash' }).click()
  await expect.poll(place).toContain('Trash')
  expect(drawn).toEqual({ ...before, shows: before.shows + 1 })
})
