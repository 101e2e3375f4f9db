import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '../reading/stage/elements'
import { plainAnswer } from '../reading/stage/sampleMails'
import { button, choose, folder, row, showMailbox } from '../stage/elements'

const select = (subject: string) => page.getByRole('checkbox', { name: `Select ${subject}` }).click()
const toolbar = () => page.getByRole('toolbar', { name: 'Actions on messages' })
const lines = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((line) => line.textContent)

describe('the menu of acts in the list', () => {
  it('[ML-07] answers, forwards and sends again, in a tab of its own', async () => {
    await showMailbox({ width: 1280 })
    await select('Lunch on Thursday?')
    await choose('More', 'Reply')
    await expect.element(page.getByRole('tab', { name: /Re:/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Messages' }).click()
    await choose('More', 'Forward as attachment')
    await expect.element(page.getByText('Lunch on Thursday?.eml')).toBeVisible()
    await page.getByRole('tab', { name: 'Messages' }).click()
    await folder(/Sent/).click()
    await select('Plan for spring')
    await choose('More', 'Send again')
    await expect.element(page.getByRole('textbox', { name: 'Subject' }).last()).toHaveValue('Plan for spring')
  })

  it('[ML-07] says that only one mail may be chosen to be answered or sent again', async () => {
    await showMailbox({ width: 1280 })
    await select('Lunch on Thursday?')
    await select('Minutes of the meeting')
    for (const line of ['Reply', 'Reply all', 'Forward', 'Forward as attachment', 'Send again']) {
      await choose('More', line)
      await expect
        .element(page.getByRole('alertdialog', { name: 'Only one message may be chosen' }))
        .toBeVisible()
      await button('OK').click()
    }
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
  })

  it('[ML-07] refuses the senders, deletes their mails only when asked, and takes both back', async () => {
    const { adapter } = await showMailbox({ width: 1280 })
    const standing = async () => (await adapter.contacts.lookUp('bob@example.com')).standing
    await select('Lunch on Thursday?')
    await choose('More', 'Refuse mail…')
    await button('Refuse mail').click()
    await expect.element(page.getByText('Mail from bob@example.com goes to Spam from now on')).toBeVisible()
    await expect.element(row(/Lunch/)).toBeVisible()
    expect(await standing()).toBe('refused')
    await button('Undo').click()
    await expect.poll(standing).toBe(undefined)
    await choose('More', 'Refuse mail…')
    await page.getByRole('checkbox', { name: 'Also delete the selected message' }).click()
    await button('Refuse mail').click()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
    await button('Undo').last().click()
    await expect.element(row(/Lunch/)).toBeVisible()
  })

  it('[ML-07] offers no second deletion of what lies in the trash already', async () => {
    await showMailbox({ width: 1280 }, [{ subject: 'Thrown away', text: 'x', folder: 'Trash' }])
    await folder(/Trash/).click()
    await select('Thrown away')
    await choose('More', 'Refuse mail…')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /Also delete/ })).not.toBeInTheDocument()
  })

  it('[ML-07] brings mail back from the spam folder, and welcomes its sender when asked', async () => {
    const { adapter } = await showMailbox({ width: 1280 }, [
      { subject: 'Not bad', text: 'x', folder: 'Spam' },
    ])
    await folder(/Spam/).click()
    await select('Not bad')
    await choose('More', 'Not spam…')
    await page.getByRole('checkbox', { name: /white list/ }).click()
    await button('Move to the inbox').click()
    await expect.element(row(/Not bad/)).not.toBeInTheDocument()
    await folder(/Inbox/).click()
    await expect.element(row(/Not bad/)).toBeVisible()
    expect((await adapter.contacts.lookUp('bob@example.com')).standing).toBe('welcome')
  })

  it('[ML-07] deletes for good from any folder, once that was confirmed', async () => {
    await showMailbox({ width: 1280 })
    await select('Lunch on Thursday?')
    await choose('More', 'Delete for good…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
    await folder(/Trash/).click()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  })

  it('[ML-07] [ML-08] shows what the organisation allows and no more', async () => {
    await showMailbox({ width: 1280, features: { forward: false, delete: false } })
    await select('Lunch on Thursday?')
    await toolbar().getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Reply', exact: true })).toBeVisible()
    expect(lines()).toEqual([
      'Reply',
      'Reply all',
      'Send again',
      'Note…',
      'About the sender…',
      'Snooze…',
      'Remind me…',
      'Refuse mail…',
      'Import messages…',
    ])
  })

  it('[ML-08] has a red button in place of the line where the organisation wants it so', async () => {
    await showMailbox({ width: 1280, features: { deleteForeverButton: true } })
    await select('Lunch on Thursday?')
    await toolbar().getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Refuse mail…' })).toBeVisible()
    expect(lines()).not.toContain('Delete for good…')
    await page.getByRole('menuitem', { name: 'Note…' }).click()
    await button('Cancel').click()
    await toolbar().getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  })

  it('[ER-03] says that rejecting failed, and offers to try again', async () => {
    const { adapter } = await showMailbox({ width: 1280 })
    adapter.control.fail({ kind: 'offline', call: 'messages.reject' })
    await select('Lunch on Thursday?')
    await choose('More', 'Refuse mail…')
    await page.getByRole('checkbox', { name: 'Also delete the selected message' }).click()
    await button('Refuse mail').click()
    await expect.element(page.getByText(/Reject mail failed!/)).toBeVisible()
    await expect.element(row(/Lunch/)).toBeVisible()
    await button('Try again').click()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  })
})

describe('the menu of acts in an open mail', () => {
  it('[RD-02] forwards as an attachment, refuses and deletes for good; not spam is for the spam folder alone', async () => {
    const onCompose = vi.fn()
    const onClose = vi.fn()
    const { ref } = await open({ mail: plainAnswer, onCompose, onClose })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Refuse mail…' })).toBeVisible()
    expect(lines()).not.toContain('Not spam…')
    await page.getByRole('menuitem', { name: 'Forward as attachment' }).click()
    expect(onCompose).toHaveBeenCalledWith({ kind: 'forwardAsFile', ref })
    await choose('More', 'Delete for good…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('[RD-02] [RD-14] an open mail that is no spam stays open, where it is then', async () => {
    const onRefChange = vi.fn()
    await open({ mail: { ...plainAnswer, folder: 'Spam' }, onRefChange })
    await choose('More', 'Not spam…')
    await button('Move to the inbox').click()
    await expect.poll(() => onRefChange.mock.calls[0]?.[0]?.folder).toBe('INBOX')
  })
})
