import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ErrorKind } from '@mailroom/core'
import { button, folder, row, showMailbox } from '../../stage/elements'

const text = (words: string | RegExp) => page.getByText(words)

it('[ER-03] shows nothing at once and rows in the making when it takes a while', async () => {
  await showMailbox({ prepare: (adapter) => adapter.control.setLatency(3_600_000) })
  const loading = page.getByRole('status', { name: 'Loading…' }).last()
  await expect.element(loading).toBeInTheDocument()
  await expect.poll(() => loading.element().children.length).toBeGreaterThan(3)
})

it('[ML-20] says of an empty inbox, folder and filter each its own sentence, with a way on', async () => {
  const { place } = await showMailbox({}, [])
  await expect.element(text('Your inbox is empty. Enjoy the quiet.')).toBeVisible()
  await folder(/Archive/).click()
  await expect.element(text('Nothing in here yet.')).toBeVisible()
  await button('Go to the inbox').click()
  expect(place()).toEqual({ kind: 'folder', folder: 'INBOX' })
  await button('Filter').click()
  await page.getByRole('menuitemradio', { name: 'Not flagged' }).click()
  await expect.element(text('No message matches this view.')).toBeVisible()
})

it.each<[ErrorKind, RegExp]>([
  ['server', /The messages could not be loaded/],
  ['offline', /You are offline/],
])('[ER-02] a list that fails as %s says so and can be tried again', async (kind, words) => {
  const { adapter } = await showMailbox({
    prepare: ({ control }) => control.fail({ kind, call: 'messages.list', times: 99 }),
  })
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  adapter.control.clearFailures()
  await button('Try again').click()
  await expect.element(row(/Budget/)).toBeVisible()
})

it.each<[ErrorKind, RegExp]>([
  ['locked', /This folder is locked/],
  ['forbidden', /You have no access to this folder/],
])('[ER-01] a folder that is %s shows no rows, also where there were some', async (kind, words) => {
  const { adapter } = await showMailbox()
  await expect.element(row(/Budget/)).toBeVisible()
  adapter.control.fail({ kind, call: 'messages.list', times: 99 })
  await button('Refresh').click()
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect.element(row(/Budget/)).not.toBeInTheDocument()
})

it('[RD-14] says that a folder is gone, and leads to the inbox', async () => {
  const { place } = await showMailbox({ start: { kind: 'folder', folder: 'Old projects' } })
  await expect.element(text('The folder does not exist or has been deleted!')).toBeVisible()
  await button('Go to the inbox').click()
  await expect.element(row(/Budget/)).toBeVisible()
  expect(place()).toEqual({ kind: 'folder', folder: 'INBOX' })
})

it('[ER-03] keeps rows that cannot be refreshed, and says so', async () => {
  const { adapter } = await showMailbox()
  await expect.element(row(/Budget/)).toBeVisible()
  adapter.control.fail({ kind: 'offline', call: 'messages.list', times: 99 })
  await button('Refresh').click()
  await expect.element(text(/^This list could not be refreshed\./)).toBeVisible()
  await expect.element(row(/Budget/)).toBeVisible()
})
