import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, folder, row, showMailbox, tab } from '../stage/elements'
import { holdMails } from './stage/holdMails'

const entry = () => folder(/Mail review/)
const mail = (name: RegExp) =>
  page.getByRole('list', { name: 'Messages in review' }).getByRole('button', { name })
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const choice = (name: string) => page.getByRole('radio', { name })
const dialog = () => page.getByRole('alertdialog')
const states = { wait: 'Waiting', permit: 'Permitted', reject: 'Rejected' } as const

/** Opens the list of reviews from the folders. */
async function openReviews(prepare = holdMails) {
  const shown = await showMailbox({ prepare: (adapter) => prepare(adapter) })
  await expect.element(row(/Budget for the third quarter/)).toBeVisible()
  await entry().click()
  return shown
}

describe('reviewing', () => {
  it('[FL-04] [RV-01] [SH-12] has an entry with its count for reviewers alone', async () => {
    const { adapter } = await showMailbox()
    await expect.element(row(/Budget for the third quarter/)).toBeVisible()
    await expect.element(entry()).not.toBeInTheDocument()
    await holdMails(adapter)
    await expect.element(entry().getByText('3 messages wait for your review')).toBeInTheDocument()
  })

  it('[RV-01] remembers which list was shown, and offers boxes and actions only where mails wait', async () => {
    const { place } = await openReviews()
    expect(place()).toEqual({ kind: 'review' })
    await expect.element(box(/Select “Offer/)).toBeVisible()
    await choice(states.permit).click()
    await expect.element(page.getByText('No message has been permitted yet.')).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await expect.element(button('Reject')).not.toBeInTheDocument()
    await folder(/^Inbox/).click()
    await expect.element(row(/Budget for the third quarter/)).toBeVisible()
    await entry().click()
    await expect.element(choice(states.permit)).toBeChecked()
  })

  it('[RV-02, RV-03] permitting a mail closes its tab, sends it and brings list and count up to date', async () => {
    const { adapter } = await openReviews()
    await mail(/Offer for phase two/).click()
    await expect.element(tab(/Offer/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('prices 2026.csv')).toBeVisible()
    await button('Permit').click()
    await expect.element(page.getByText('The message is on its way')).toBeVisible()
    await expect.element(tab(/Offer/)).not.toBeInTheDocument()
    await expect.element(mail(/Offer/)).not.toBeInTheDocument()
    await expect.element(entry().getByText('2 messages wait for your review')).toBeInTheDocument()
    expect((await adapter.review.list({ state: 'permit', offset: 0, limit: 10 })).total).toBe(1)
  })

  it('[RV-02] [ST-16] says who has sent a mail in the name of its author', async () => {
    await openReviews(async (adapter) => {
      await holdMails(adapter)
      await adapter.control.colleague('bob').delegates.set('wang.li@example.com', 'proxySend')
      const { shares, sending } = adapter.control.colleague('wang.li')
      const [share] = await shares.list()
      await shares.enter(share!.id)
      const form = {
        ...{ to: [{ address: 'lina@partner.example.org', name: '' }], cc: [], bcc: [], attachments: [] },
        ...{ subject: 'For Bob', text: 'x', html: '', isHtml: false },
      }
      await sending.send(form, sending.newDraftId())
    })
    await mail(/For Bob/).click()
    await expect
      .element(page.getByText('Sent by 王莉 <wang.li@example.com> on behalf of Bob Tan'))
      .toBeVisible()
  })

  it('[RV-02] asks for a reason when the field is left and when it is sent, by keyboard alone', async () => {
    const { adapter } = await openReviews()
    await mail(/Offer for phase two/).click()
    button('Reject').element().focus()
    await userEvent.keyboard('{Enter}')
    const field = dialog().getByRole('textbox', { name: /Reason/ })
    await expect.element(field).toHaveFocus()
    await userEvent.tab()
    await expect.element(dialog().getByText('Please say why')).toBeVisible()
    await field.fill(' ')
    await dialog().getByRole('button', { name: 'Reject' }).click()
    await expect.element(dialog().getByText('Please say why')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await field.fill('Not signed')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(dialog()).not.toBeInTheDocument()
    const { mails } = await adapter.review.list({ state: 'reject', offset: 0, limit: 10 })
    expect(mails).toMatchObject([{ decision: { reason: 'Not signed' } }])
  })

  it('[RV-03] decides several at once, and says of which somebody else already has', async () => {
    const { adapter } = await openReviews()
    await box(/Select “Offer/).click()
    await box(/Select “Lunch/).click()
    const { review } = adapter.control.colleague('wang.li')
    const permit = adapter.review.permit
    // Somebody else decides between the press and the call.
    adapter.review.permit = async (ids) => {
      await review.reject([3], 'No')
      return permit(ids)
    }
    await button('Permit').click()
    await expect.element(page.getByText('Somebody else had already decided about the message')).toBeVisible()
    await expect.element(entry().getByText('1 message waits for your review')).toBeInTheDocument()
  })

  it('[RV-03] shows at once that somebody else was first', async () => {
    const { adapter } = await openReviews()
    await mail(/Offer for phase two/).click()
    await expect.element(button('Permit')).toBeVisible()
    await adapter.control.colleague('wang.li').review.reject([3], 'Not signed')
    await expect.element(page.getByText('Reason: Not signed')).toBeVisible()
    await expect.element(button('Permit')).not.toBeInTheDocument()
  })

  it('[RV-02] shows subject, date, sender, recipients, text and files of a mail in review', async () => {
    const { adapter } = await openReviews()
    const [held] = (await adapter.review.list({ state: 'wait', offset: 0, limit: 1 })).mails
    await mail(/Offer for phase two/).click()
    const reading = page.getByRole('article', { name: 'Message in review' })
    await expect.element(reading.getByRole('heading', { name: 'Offer for phase two' })).toBeVisible()
    await expect.element(reading.getByText('Bob Tan').first()).toBeVisible()
    await expect.poll(() => reading.element().textContent).toMatch(/李娜|lina@partner\.example\.org/)
    const time = reading.getByRole('time').element() as HTMLTimeElement
    expect(time.dateTime).toBe(new Date(held!.sentAt).toISOString())
    await expect.element(reading.getByText('prices 2026.csv')).toBeVisible()
    const body = () => reading.element().querySelector('iframe')?.contentDocument?.body.textContent
    await expect.poll(body).toContain('offer for the second phase')
  })

  it('[RV-03] says that a mail is not here any more, and leads back to the list', async () => {
    const { adapter } = await openReviews()
    adapter.control.fail({ kind: 'notFound', call: 'review.read', times: 99 })
    await mail(/Offer for phase two/).click()
    await expect
      .element(page.getByText('This message is not here. Somebody else may have decided about it.'))
      .toBeVisible()
    await button('Back to the list').click()
    await expect.element(mail(/Lunch/)).toBeVisible()
    await expect.element(tab(/Offer/)).not.toBeInTheDocument()
  })
})
