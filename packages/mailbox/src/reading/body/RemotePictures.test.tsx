import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, frame, inFrame, open } from '../stage/elements'
import { newsletter } from '../stage/sampleMails'

const comet = () => inFrame('img[alt^="The comet"]')
const sheetPicture = (place: number) =>
  frame()?.contentDocument?.documentElement.style.getPropertyValue(`--mailroom-remote-${place}`)

const withBackground = {
  ...newsletter,
  html: newsletter.html!.replace('<h1', '<h1 background="https://pictures.harbour.example/comet.jpg"'),
}

describe('pictures from the web', () => {
  it('[RD-17] are shown when the reader asks for them, in the text and behind it; trackers never', async () => {
    await open({ mail: withBackground })
    await expect.poll(comet).not.toBeNull()
    expect(comet()!.hasAttribute('src')).toBe(false)
    await button('Show pictures').click()
    await expect.poll(() => comet()?.getAttribute('src')).toMatch(/^blob:/)
    expect(comet()!.hasAttribute('data-mailroom-blocked')).toBe(false)
    expect(sheetPicture(0)).toMatch(/^url\("blob:/)
    expect(inFrame('img[width="1"]')?.hasAttribute('src')).toBe(false)
    await expect.element(page.getByText(/is not shown, so that/)).not.toBeInTheDocument()
    await expect.element(page.getByText('1 hidden tracker blocked: counter.example.net')).toBeVisible()
  })

  it('[RD-17] are shown for a sender from then on, until the reader takes it back', async () => {
    const { adapter } = await open({ mail: newsletter })
    await button('Always from this sender').click()
    await expect.poll(() => comet()?.getAttribute('src')).toMatch(/^blob:/)
    await expect.poll(() => adapter.pictures.senders()).toEqual(['letters@harbour.example'])
    await expect
      .element(page.getByText('Pictures from letters@harbour.example are always shown.'))
      .toBeVisible()
    await button('Ask again').click()
    await expect.poll(() => adapter.pictures.senders()).toEqual([])
    await expect.poll(() => comet()?.hasAttribute('src')).toBe(false)
    await expect.element(button('Show pictures')).toBeVisible()
  })

  it('[RD-17] are shown at once for a sender who was allowed before', async () => {
    await open({
      mail: newsletter,
      prepare: (adapter) => adapter.pictures.allowSender('Letters@harbour.example'),
    })
    await expect.poll(() => comet()?.getAttribute('src')).toMatch(/^blob:/)
  })

  it('[RD-17] [X8] are never shown of themselves for a sender in disguise', async () => {
    const name = 'boss@example.com'
    await open({
      mail: { ...newsletter, from: { address: 'letters@harbour.example', name } },
      prepare: (adapter) => adapter.pictures.allowSender('letters@harbour.example'),
    })
    await expect.element(button('Show pictures')).toBeVisible()
    await expect.element(button('Always from this sender')).not.toBeInTheDocument()
    await expect.poll(() => comet()?.hasAttribute('src')).toBe(false)
  })

  it('[RD-17] [ST-16] are asked for each time in a mailbox whose owner keeps the choice of senders', async () => {
    await open({
      mail: newsletter,
      prepare: async (adapter) => {
        const rights = await adapter.shares.rights()
        vi.spyOn(adapter.shares, 'rights').mockResolvedValue({ ...rights, mayManage: false })
      },
    })
    await expect.element(button('Show pictures')).toBeVisible()
    await expect.element(button('Always from this sender')).not.toBeInTheDocument()
    await button('Show pictures').click()
    await expect.poll(() => comet()?.getAttribute('src')).toMatch(/^blob:/)
  })

  it('[RD-17] that cannot be had are counted, and asked for again', async () => {
    const { adapter } = await open({ mail: newsletter })
    adapter.control.fail({ kind: 'offline', call: 'pictures.picture' })
    await button('Show pictures').click()
    await expect.element(page.getByText('1 picture could not be fetched.')).toBeVisible()
    expect(comet()!.hasAttribute('data-mailroom-blocked')).toBe(true)
    await button('Fetch again').click()
    await expect.poll(() => comet()?.getAttribute('src')).toMatch(/^blob:/)
  })

  it('[RD-17] [EM-06] cannot be asked for where the mail system fetches none', async () => {
    await open({
      mail: newsletter,
      prepare: (adapter) => void Reflect.deleteProperty(adapter, 'pictures'),
    })
    await expect.element(page.getByText(/^1 picture from the web is not shown/)).toBeVisible()
    await expect.element(button('Show pictures')).not.toBeInTheDocument()
  })
})
