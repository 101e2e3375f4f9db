import type { MessagesPort } from '@mailroom/core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, folder, rows, showMailbox } from '../../stage/elements'
import { manyFolders } from '../../stage/manyFolders'
import { manyMails } from '../../stage/smallCompany'

const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const name = () => dialog().getByRole('textbox', { name: 'Name' })
const press = (label: string) => dialog().getByRole('button', { name: label, exact: true }).click()
const focus = async (which: string) => {
  await expect.element(folder(which)).toBeVisible()
  ;(folder(which).element() as HTMLElement).focus()
}

it('[FL-02] [FL-07] makes a folder, and takes that back', async () => {
  await showMailbox()
  await button('New folder').click()
  await expect.element(name()).toHaveFocus()
  await userEvent.keyboard('Travel 旅行{Enter}')
  await expect.element(folder('Travel 旅行')).toBeVisible()
  await button('Undo').click()
  await expect.element(folder('Travel 旅行')).not.toBeInTheDocument()
})

it.each([
  ['', 'Please enter a name.'],
  ['a/b', 'A name cannot have slashes or invisible characters.'],
  ['lnbox', 'This is too much like the name of a default folder.'],
  ['projects', 'There is a folder of this name here already.'],
])('[FL-02] says at the name what is wrong with %j', async (typed, sentence) => {
  const { adapter } = await showMailbox()
  await button('New folder').click()
  await name().fill(typed)
  await press('Create')
  await expect.element(dialog().getByText(sentence)).toBeVisible()
  await expect.element(name()).toHaveFocus()
  await expect.element(name()).toHaveValue(typed)
  expect((await adapter.folders.list()).filter(({ isDefault }) => !isDefault)).toHaveLength(3)
})

it('[FL-02] keeps what was typed when the mail system refuses it', async () => {
  const { adapter } = await showMailbox()
  adapter.control.fail({ kind: 'offline', call: 'folders.create' })
  await button('New folder').click()
  await name().fill('Later')
  await press('Create')
  await expect.element(dialog().getByText(/cannot be reached/)).toBeVisible()
  await expect.element(name()).toHaveValue('Later')
  await press('Create')
  await expect.element(folder('Later')).toBeVisible()
})

it('[FL-01] the menu of a folder stays under its button when the pointer goes on to it', async () => {
  await showMailbox()
  await folder('Receipts').hover()
  await button('More for Receipts').click()
  const line = page.getByRole('menuitem', { name: 'New folder inside' })
  await line.hover()
  await expect.poll(() => folder('Receipts').element().matches(':hover')).toBe(false)
  await expect.element(page.getByRole('button', { name: 'More for Receipts' })).toBeVisible()
})

it('[FL-02] makes a folder inside another one by its menu', async () => {
  const { adapter } = await showMailbox()
  await folder('Receipts').hover()
  await choose('More for Receipts', 'New folder inside')
  await expect.element(name()).toHaveFocus()
  await userEvent.keyboard('2026{Enter}')
  await expect.element(folder('2026')).toHaveAttribute('aria-level', '3')
  expect((await adapter.folders.list()).map(({ id }) => id)).toContain('Receipts/2026')
})

it('[FL-02] [IX-03] renames by F2 the folder that is shown, goes along, and comes back with undo', async () => {
  const { place } = await showMailbox({ start: { kind: 'folder', folder: 'Projects/North' } })
  await focus('Projects')
  await userEvent.keyboard('{F2}')
  await expect.element(name()).toHaveValue('Projects')
  await name().fill('Vorhaben')
  await userEvent.keyboard('{Enter}')
  await expect.element(folder('Vorhaben')).toBeVisible()
  await expect.element(folder('North')).toHaveAttribute('aria-selected', 'true')
  expect(place()).toEqual({ kind: 'folder', folder: 'Vorhaben/North' })
  await button('Undo').click()
  await expect.element(folder('Projects')).toBeVisible()
  await expect.poll(place).toEqual({ kind: 'folder', folder: 'Projects/North' })
})

it('[FL-02] takes a renaming back and says so when it fails', async () => {
  const { adapter } = await showMailbox()
  adapter.control.fail({ kind: 'server', call: 'folders.rename' })
  await focus('Receipts')
  await userEvent.keyboard('{F2}')
  await name().fill('Bills')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/The folder could not be renamed/)).toBeVisible()
  await expect.element(folder('Receipts')).toBeVisible()
  await expect.element(folder('Bills')).not.toBeInTheDocument()
})

it('[FL-06] moves a folder into another one without a pointer', async () => {
  await showMailbox()
  await folder('Receipts').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await dialog().getByRole('combobox', { name: 'Move into' }).selectOptions('Projects / North')
  await press('Move')
  await expect.element(folder('Receipts')).toHaveAttribute('aria-level', '4')
})

it('[FL-02] deletes a folder and takes its mails to the inbox', async () => {
  const { adapter } = await showMailbox()
  await adapter.messages.move({ folder: 'INBOX', uids: [(await first(adapter)).uid] }, 'Projects/North')
  await button('Refresh folders').click()
  const before = rows().length
  await focus('Projects')
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog().getByText(/There is 1 message in it\. The folder inside it/)).toBeVisible()
  await expect.element(dialog().getByRole('combobox')).toHaveValue('INBOX')
  await press('Delete')
  await expect.element(folder('Projects')).not.toBeInTheDocument()
  await expect.poll(() => rows().length).toBe(before + 1)
})

it('[FL-02] deletes the mails too only after a warning, and not where deleting is turned off', async () => {
  const { adapter } = await showMailbox()
  await adapter.messages.move({ folder: 'INBOX', uids: [(await first(adapter)).uid] }, 'Receipts')
  await button('Refresh folders').click()
  await expect.element(folder(/Receipts/)).toBeVisible()
  await folder(/Receipts/).hover()
  await button('Delete Receipts').click()
  await dialog().getByRole('checkbox', { name: 'Delete the messages as well' }).click()
  await expect.element(dialog().getByText(/This cannot be undone/)).toBeVisible()
  await press('Delete')
  await expect.element(folder(/Receipts/)).not.toBeInTheDocument()
  expect((await adapter.messages.list({ folder: 'Trash', offset: 0, limit: 1 })).totalCount).toBe(0)
})

it('[FL-02] offers no deleting of mails where the organisation has turned it off', async () => {
  const { adapter } = await showMailbox({ features: { delete: false } })
  await adapter.messages.move({ folder: 'INBOX', uids: [(await first(adapter)).uid] }, 'Receipts')
  await button('Refresh folders').click()
  await folder(/Receipts/).hover()
  await button('Delete Receipts').click()
  await expect.element(dialog().getByRole('combobox')).toBeVisible()
  await expect.element(dialog().getByRole('checkbox')).not.toBeInTheDocument()
})

it('[FL-03] empties the trash after asking', async () => {
  const { adapter } = await showMailbox()
  await adapter.messages.delete({ folder: 'INBOX', uids: 'all' })
  await button('Refresh folders').click()
  await folder(/Trash/).hover()
  await choose('More for Trash', 'Empty')
  await press('Empty')
  await expect.element(page.getByText('Emptied Trash')).toBeVisible()
  expect((await adapter.messages.list({ folder: 'Trash', offset: 0, limit: 1 })).totalCount).toBe(0)
})

it('[FL-03] [IX-03] shows how far a large trash is emptied, and stops when it is told to', async () => {
  const { adapter } = await showMailbox({}, manyMails(600))
  await adapter.messages.delete({ folder: 'INBOX', uids: 'all' })
  const held = holdFirst(adapter.messages, 'deleteForever')
  await button('Refresh folders').click()
  await folder(/Trash/).hover()
  await choose('More for Trash', 'Empty')
  await press('Empty')
  await expect.element(page.getByText('Emptying Trash: 0 of 600')).toBeVisible()
  await button('Stop').click()
  held.resolve()
  await expect.element(page.getByText(/^Stopped\. 500 of 600 messages are done/)).toBeVisible()
  expect((await adapter.messages.list({ folder: 'Trash', offset: 0, limit: 1 })).totalCount).toBe(100)
})

it('[FL-02] [IX-03] shows how far the mails of a large folder are moved before it goes', async () => {
  const { adapter } = await showMailbox({}, manyMails(600))
  await adapter.messages.move({ folder: 'INBOX', uids: 'all' }, 'Receipts')
  const held = holdFirst(adapter.messages, 'move')
  await button('Refresh folders').click()
  await folder(/Receipts/).hover()
  await button('Delete Receipts').click()
  await press('Delete')
  await expect
    .element(page.getByRole('progressbar', { name: 'Deleting Receipts' }))
    .toHaveAttribute('aria-valuemax', '600')
  held.resolve()
  await expect.element(page.getByText('Deleted Receipts')).toBeVisible()
  await expect.element(folder(/Receipts/)).not.toBeInTheDocument()
  expect((await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })).totalCount).toBe(600)
})

it('[FL-01] offers to delete no default folder', async () => {
  await showMailbox()
  await folder('Receipts').hover()
  await expect.element(button('Delete Receipts')).toBeVisible()
  await folder(/Inbox/).hover()
  await expect.element(button('More for Inbox')).toBeVisible()
  await expect.element(button('Delete Inbox')).not.toBeInTheDocument()
})

it('[SH-10] shows what another window did to the folders', async () => {
  const { adapter } = await showMailbox()
  await expect.element(folder('Receipts')).toBeVisible()
  await adapter.control.colleague('alice').folders.rename('Receipts', { name: 'Belege' })
  await expect.element(folder('Belege')).toBeVisible()
})

/** The button that leads to the choice of a folder, where folders are many. */
const choiceOf = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}: `) })
const choice = (label: string) => page.getByRole('dialog', { name: label, exact: true })
const found = () => page.getByRole('combobox', { name: 'Find a folder' })

it('[FL-06] [T40] of many folders the one to move into is found by its name; Escape leaves the choice alone', async () => {
  const { adapter } = await showMailbox({ prepare: manyFolders })
  await folder('Receipts').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await expect.element(choiceOf('Move into')).toHaveTextContent('Top level')
  await expect.element(choiceOf('Move into')).toHaveAttribute('aria-haspopup', 'dialog')
  await choiceOf('Move into').click()
  await expect.element(found()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(choice('Move into')).not.toBeInTheDocument()
  await expect.element(choiceOf('Move into')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(choice('Move into').getByRole('option', { name: 'Top level' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(choice('Move into').getByRole('option', { name: 'Inbox' })).toBeVisible()
  expect(choice('Move into').getByRole('option', { name: 'Receipts' }).query()).toBeNull()
  await userEvent.type(found(), 'region 4 order 55')
  await expect.element(choice('Move into').getByRole('option')).toHaveTextContent('Region 4 / Order 55')
  await userEvent.keyboard('{Enter}')
  await expect.element(choiceOf('Move into')).toHaveFocus()
  await expect.element(choiceOf('Move into')).toHaveTextContent('Region 4 / Order 55')
  await press('Move')
  await expect.element(folder('Receipts')).toHaveAttribute('aria-level', '4')
  expect((await adapter.folders.list()).map(({ id }) => id)).toContain('Region 4/Order 55/Receipts')
})

it('[FL-06] [T40] a folder is not offered itself, however many there are in it', async () => {
  await showMailbox({ prepare: manyFolders })
  await folder('Region 1').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await choiceOf('Move into').click()
  await userEvent.type(found(), 'order')
  await expect
    .element(choice('Move into').getByText(/^1[78]\d folders The first 100 are shown\.$/))
    .toBeVisible()
  expect(
    choice('Move into')
      .getByRole('option', { name: /Region 1/ })
      .query(),
  ).toBeNull()
})

it('[FL-02] [T40] says what is in a folder of which the page knows a part, once it is counted', async () => {
  const { adapter } = await showMailbox({ prepare: manyFolders })
  await adapter.messages.move({ folder: 'INBOX', uids: [(await first(adapter)).uid] }, 'Region 4/Order 55')
  await expect.element(folder('Region 4')).toBeVisible()
  adapter.control.setLatency(600)
  await focus('Region 4')
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog().getByText('Counting what is in it…')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Delete' })).toBeDisabled()
  await expect
    .element(dialog().getByText('There is 1 message in it. The 60 folders inside it are deleted as well.'))
    .toBeVisible()
  adapter.control.setLatency(0)
  await choiceOf('Move the messages to').click()
  await userEvent.type(found(), 'region 3 order 44')
  await expect
    .element(choice('Move the messages to').getByRole('option'))
    .toHaveTextContent('Region 3 / Order 44')
  await userEvent.keyboard('{Enter}')
  await press('Delete')
  await expect.element(page.getByText('Deleted Region 4')).toBeVisible()
  expect((await adapter.folders.get!('Region 3/Order 44')).totalCount).toBe(1)
})

it('[FL-02] [ER-03] deletes no folder of which it is not known what is in it, and asks again', async () => {
  const { adapter } = await showMailbox({ prepare: manyFolders })
  adapter.control.fail({ kind: 'forbidden', call: 'folders.inside' })
  await focus('Region 4')
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog().getByText(/could not be counted/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Delete' })).toBeDisabled()
  await press('Try again')
  await expect
    .element(dialog().getByText('There are no messages in it. The 60 folders inside it are deleted as well.'))
    .toBeVisible()
  await press('Delete')
  await expect.element(folder('Region 4')).not.toBeInTheDocument()
})

it('[FL-02] [T40] a name that a folder has which the page does not know is refused at the name', async () => {
  await showMailbox({ prepare: manyFolders })
  await folder('Region 4').hover()
  await choose('More for Region 4', 'New folder inside')
  await expect.element(page.getByRole('dialog', { name: 'New folder in Region 4' })).toBeVisible()
  await name().fill('order 55')
  await press('Create')
  await expect.element(dialog().getByText('There is a folder of this name here already.')).toBeVisible()
  await expect.element(name()).toHaveFocus()
})

async function first(adapter: Awaited<ReturnType<typeof showMailbox>>['adapter']) {
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
  return messages[0]!.ref
}

/** Lets the first step of long work wait. */
function holdFirst(messages: MessagesPort, call: 'move' | 'deleteForever') {
  const held = Promise.withResolvers<void>()
  const { move, deleteForever } = messages
  const waiting: Pick<MessagesPort, 'move' | 'deleteForever'> = {
    move: (...values) => held.promise.then(() => move.apply(messages, values)),
    deleteForever: (...values) => held.promise.then(() => deleteForever.apply(messages, values)),
  }
  Object.assign(messages, { [call]: waiting[call] })
  return held
}
