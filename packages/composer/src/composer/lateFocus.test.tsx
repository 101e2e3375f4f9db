import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, describe, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { subject, textBox } from '../test/elements'
import { pictureFileOf } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

/** An answer whose text comes when `arrive` is called: until then its pictures are on their way. */
async function answerOnItsWay() {
  const adapter = createMemoryAdapter()
  const picture = await adapter.sending.upload(pictureFileOf(), { inline: true })
  const { ref } = await adapter.drafts.save({
    to: [{ address: 'wang.lei@example.com', name: '' }],
    cc: [],
    bcc: [],
    subject: 'Plan',
    html: `<p><img src="cid:${picture.contentId}"></p>`,
    text: '',
    isHtml: true,
    attachments: [picture],
  })
  let give: (picture: Blob) => void = () => undefined
  const held = new Promise<Blob>((resolve) => (give = resolve))
  vi.spyOn(adapter.sending, 'uploaded').mockReturnValue(held)
  await mountComposer({ adapter, start: { kind: 'draft', ref }, isLoading: true })
  await expect.element(subject()).toHaveValue('Plan')
  return {
    arrive: async () => {
      give(pictureFileOf())
      // The toolbar takes presses once the text is there.
      await vi.waitFor(() => textBox())
      await expect.poll(() => document.querySelector('button[aria-label=Bold]:enabled')).not.toBeNull()
    },
  }
}

describe('the text of an answer that is there late', () => {
  it('[IX-03] [CO-01] takes the focus', async () => {
    const { arrive } = await answerOnItsWay()
    await arrive()
    expect(document.activeElement?.tagName).toBe('IFRAME')
  })

  it('[IX-03] [CO-01] takes it from whoever pressed where nothing is', async () => {
    const { arrive } = await answerOnItsWay()
    await page.getByRole('region', { name: 'Write a message' }).click()
    await arrive()
    expect(document.activeElement?.tagName).toBe('IFRAME')
  })

  it('[IX-03] [CO-01] does not take it from whoever writes the subject meanwhile', async () => {
    const { arrive } = await answerOnItsWay()
    await subject().fill('Plan B')
    await arrive()
    await expect.element(subject()).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.element(subject()).toHaveValue('Plan B!')
  })

  it('[IX-03] [CO-01] does not take it from whoever walks through the buttons meanwhile', async () => {
    const { arrive } = await answerOnItsWay()
    ;(subject().element() as HTMLElement).focus()
    await userEvent.tab({ shift: true })
    const reached = document.activeElement
    expect(reached?.tagName).toBe('BUTTON')
    await arrive()
    expect(document.activeElement).toBe(reached)
  })

  it('[IX-03] [CO-01] does not take it while another tab is in front of it', async () => {
    const { arrive } = await answerOnItsWay()
    const other = document.body.appendChild(document.createElement('button'))
    other.focus()
    const box = page.getByRole('region', { name: 'Write a message' }).element() as HTMLElement
    // As the mailbox hides what stands behind a tab.
    box.parentElement!.style.visibility = 'hidden'
    await arrive()
    expect(document.activeElement).toBe(other)
    other.remove()
  })

  it('[IX-03] [CO-01] does not take it from a menu, which would close', async () => {
    const { arrive } = await answerOnItsWay()
    const menu = document.body.appendChild(document.createElement('div'))
    menu.setAttribute('role', 'menu')
    menu.tabIndex = -1
    menu.focus()
    await arrive()
    expect(document.activeElement).toBe(menu)
    menu.remove()
  })

  it('[IX-03] [CO-01] does not take it from a field of the page around', async () => {
    const { arrive } = await answerOnItsWay()
    const search = document.body.appendChild(document.createElement('input'))
    search.focus()
    await arrive()
    expect(document.activeElement).toBe(search)
    search.remove()
  })
})
