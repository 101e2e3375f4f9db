import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { drawnPicture } from '../stage/drawnPicture'
import { ProfileStage } from '../stage/ProfileStage'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const look = page.getByRole('group', { name: 'How others see you' })
const shown = () => look.element().querySelector('img')
const pictureOf = async (adapter: MemoryAdapter) => (await adapter.profile.profile()).pictureUrl

async function show(prepare?: (adapter: MemoryAdapter) => Promise<void>): Promise<MemoryAdapter> {
  let shownIn: MemoryAdapter | undefined
  await render(
    <ProfileStage
      prepare={async (adapter) => {
        shownIn = adapter
        await prepare?.(adapter)
      }}
    />,
  )
  await expect.element(button('Choose a picture')).toBeVisible()
  return shownIn!
}

/** As if the reader had chosen a file in the system's own window. */
function pick(file: File) {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')!
  const chosen = new DataTransfer()
  chosen.items.add(file)
  picker.files = chosen.files
  picker.dispatchEvent(new Event('change', { bubbles: true }))
}

const svg = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  'me.png',
  { type: 'image/png' },
)

it('[ST-01] cuts out the middle of a picture as a small square, shows it, and sends it when that is wanted', async () => {
  const adapter = await show()
  pick(await drawnPicture())
  await expect.element(button('Use this picture')).toHaveFocus()
  await expect.element(page.getByText('This is how it will look. Nobody sees it yet.')).toBeVisible()
  await expect.poll(() => shown()?.naturalWidth).toBe(256)
  expect(shown()!.naturalHeight).toBe(256)
  expect(await pictureOf(adapter)).toBeUndefined()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your picture is shown')).toBeVisible()
  await expect.element(button('Choose a picture')).toHaveFocus()
  const address = await pictureOf(adapter)
  expect(shown()?.src).toBe(address)
  expect((await adapter.session.current())?.user.pictureUrl).toBe(address)
  // The corner is of the middle stripe: neither side of the picture is in it.
  const image = await createImageBitmap(await (await fetch(address!)).blob())
  const context = new OffscreenCanvas(256, 256).getContext('2d')!
  context.drawImage(image, 0, 0)
  for (const [x, y] of [
    [4, 4],
    [251, 251],
  ] as const) {
    const [red = 255, green = 0] = context.getImageData(x, y, 1, 1).data
    expect(red).toBeLessThan(40)
    expect(green).toBeGreaterThan(90)
  }
})

it('[ST-01] keeps a picture that is smaller than that as small as it is', async () => {
  await show()
  pick(await drawnPicture(120))
  await expect.poll(() => shown()?.naturalWidth).toBe(60)
})

it('[ST-01] forgets a picture that is not wanted after all', async () => {
  const adapter = await show()
  pick(await drawnPicture())
  await button('Cancel').click()
  await expect.element(button('Choose a picture')).toHaveFocus()
  expect(shown()).toBeNull()
  expect(await pictureOf(adapter)).toBeUndefined()
})

it('[ST-01] takes the picture away by keyboard, and shows the drawing again', async () => {
  const picture = await drawnPicture(120)
  const adapter = await show(async ({ profile }) => {
    await profile.setPicture(picture)
    await profile.setGender('female')
  })
  await expect.poll(() => shown()?.complete).toBe(true)
  button('Remove').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your picture was removed')).toBeVisible()
  await expect.element(button('Remove')).not.toBeInTheDocument()
  await expect.element(button('Choose a picture')).toHaveFocus()
  expect(look.element().querySelector('svg')?.dataset.gender).toBe('female')
  expect(await pictureOf(adapter)).toBeUndefined()
})

it('[ST-01] [N1] says of a file that is no picture that it is none, and sends nothing', async () => {
  const adapter = await show()
  for (const file of [svg, new File(['words'], 'me.jpg', { type: 'image/jpeg' })]) {
    pick(file)
    await expect.element(look.getByText(/^This file is no picture/)).toBeVisible()
    expect(shown()).toBeNull()
    pick(await drawnPicture(40))
    await expect.element(look.getByRole('alert')).not.toBeInTheDocument()
    await button('Cancel').click()
  }
  expect(await pictureOf(adapter)).toBeUndefined()
})

it('[ST-01] does not read a file that is larger than any photograph', async () => {
  await show()
  pick(new File([new Uint8Array(30 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }))
  await expect.element(look.getByText(/^The file is larger than 30 MB/)).toBeVisible()
})

it('[ST-01] says why a picture could not be kept, and keeps it for another try', async () => {
  const adapter = await show()
  adapter.control.fail({ kind: 'offline', call: 'profile.setPicture' })
  pick(await drawnPicture())
  await button('Use this picture').click()
  await expect.element(look.getByRole('alert')).toBeVisible()
  await button('Use this picture').click()
  await expect.element(page.getByText('Your picture is shown')).toBeVisible()
})

it('[HO-01] [ST-01] chooses the drawing by gender with the arrows, at once', async () => {
  const adapter = await show()
  const radio = (name: string) => look.getByRole('radio', { name, exact: true })
  await expect.element(radio('Not said')).toBeChecked()
  radio('Not said').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Female')).toBeChecked()
  await expect.poll(() => look.element().querySelector('svg')?.dataset.gender).toBe('female')
  expect((await adapter.session.current())?.user.gender).toBe('female')
})

it('[ST-01] goes back to the gender of before when it could not be kept', async () => {
  const adapter = await show()
  adapter.control.fail({ kind: 'offline', call: 'profile.setGender' })
  await look.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect.element(look.getByRole('radio', { name: 'Not said' })).toBeChecked()
  expect((await adapter.profile.profile()).gender).toBe('unknown')
})
