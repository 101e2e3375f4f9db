import type { Destination } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { LatePart } from '@mailroom/ui'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LookContext, type Look } from '../app/LookContext'
import { CommandPalette } from './CommandPalette'

const look: Look = {
  skinName: '',
  colorScheme: 'light',
  setSkin: async () => undefined,
  setColorScheme: () => undefined,
}

/** Opens the palette over a mailbox with so many orders in each of four regions. */
async function open(orderCount: number) {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  for (let region = 1; region <= 4; region += 1)
    for (let order = 1; order <= orderCount; order += 1)
      await adapter.control.addFolder(`Region ${region}/Order ${region}-${order}`)
  await adapter.control.addFolder('Region 4/合同审批')
  const find = vi.spyOn(adapter.folders.parts!, 'find')
  const navigate = vi.fn<(to: Destination) => void>()
  await page.viewport(1280, 800)
  await render(
    <MailroomProvider
      adapter={adapter}
      theme={{ skin: defaultSkin, colorScheme: 'light' }}
      locale="en"
      navigation={{ destination: { kind: 'home' }, navigate: (to) => navigate(to) }}
    >
      <LookContext.Provider value={look}>
        <LatePart>
          <CommandPalette
            onClose={() => undefined}
            offered={{ to: undefined, acts: [] }}
            onSignOut={() => undefined}
            onShortcuts={() => undefined}
          />
        </LatePart>
      </LookContext.Provider>
    </MailroomProvider>,
  )
  await expect.element(option('Inbox')).toBeVisible()
  return { adapter, find, navigate }
}

const field = () => page.getByRole('combobox', { name: 'Go to or do' })
const option = (name: string) => page.getByRole('option', { name, exact: true })

it('[SH-18] [T40] finds folders that the page does not know by what is typed, and goes there', async () => {
  const { find, navigate } = await open(60)
  await expect.element(page.getByText('There are more folders: type a part of a name.')).toBeVisible()
  expect(find).not.toHaveBeenCalled()
  await userEvent.type(field(), 'order 4-55')
  await expect.element(option('Order 4-55')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('There are more folders')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ kind: 'folder', folder: 'Region 4/Order 4-55' })
})

it('[SH-18] [T40] names each folder once, and known ones by their initials too', async () => {
  const { find } = await open(60)
  await userEvent.type(field(), 'region order 1-7')
  await expect.poll(() => find.mock.calls.length).toBeGreaterThan(0)
  await expect.element(option('Order 1-7')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(option('Order 1-7').elements()).toHaveLength(1)
  await field().fill('rgn')
  await expect.element(option('Region 1')).toBeVisible()
  await field().fill('合同')
  await expect.element(option('合同审批')).toBeVisible()
})

it('[SH-18] [T40] asks nobody where the page knows all folders', async () => {
  const { find } = await open(10)
  await userEvent.type(field(), 'htsp')
  await expect.element(option('合同审批')).toBeVisible()
  await expect.element(page.getByText('There are more folders')).not.toBeInTheDocument()
  expect(find).not.toHaveBeenCalled()
})
