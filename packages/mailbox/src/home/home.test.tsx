import type { HomeBoard, MailRoom } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HomeStage, usualHome } from './stage/HomeStage'

const megabyte = 1024 * 1024

/** The mail system says this of the room in the mailbox. */
const withRoom =
  (room: MailRoom) =>
  ({ home }: MemoryAdapter) => {
    const info = home.info.bind(home)
    vi.spyOn(home, 'info').mockImplementation(async (options) => ({ ...(await info(options)), room }))
  }

const withBoard = (board: Partial<HomeBoard>) => ({ ...usualHome, board })

const banners = () => page.getByRole('region', { name: 'Good to know' })

it('[HO-03] leads from the sign-ins to the records of all of them, where there are any', async () => {
  const onNavigate = vi.fn()
  const { unmount } = await render(<HomeStage onNavigate={onNavigate} />)
  const details = page.getByRole('link', { name: 'All sign-ins' })
  await expect.element(details).toHaveAttribute('href', '/search/login')
  await details.click()
  expect(onNavigate).toHaveBeenCalledWith({ kind: 'records', page: 'login' })
  await unmount()
  await render(<HomeStage prepare={(adapter) => void Object.assign(adapter, { records: undefined })} />)
  await expect.element(page.getByRole('link', { name: 'Change your password' })).toBeVisible()
  await expect.element(details).not.toBeInTheDocument()
})

it('[HO-02] shows how much of the room is used, as a bar and in words', async () => {
  await render(<HomeStage prepare={withRoom({ usedBytes: 512 * megabyte, limitBytes: 2048 * megabyte })} />)
  const bar = page.getByRole('progressbar', { name: 'Mailbox space' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '512.00 MB of 2.00 GB used')
  expect(bar.element().getAttribute('aria-valuenow')).toBe(`${512 * megabyte}`)
  await expect.element(page.getByText('512.00 MB of 2.00 GB used')).toBeVisible()
})

it('[HO-02] says that the room has no end, without a bar', async () => {
  await render(<HomeStage prepare={withRoom({ usedBytes: 3 * megabyte })} />)
  await expect.element(page.getByText('3.00 MB used, unlimited')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

it('[HO-02] warns from nine tenths on', async () => {
  await render(<HomeStage prepare={withRoom({ usedBytes: 90, limitBytes: 100 })} />)
  await expect.element(page.getByText('Almost full. Delete large messages you no longer need.')).toBeVisible()
})

it('[HO-03] [SE-25] says when and from where the reader was here before, and leads to the password', async () => {
  const onNavigate = vi.fn()
  await render(<HomeStage onNavigate={onNavigate} />)
  await expect.element(page.getByText('上海办公室 (10.20.3.7) · Chrome on Windows')).toBeVisible()
  const edges = page
    .getByRole('definition')
    .elements()
    .map((fact) => fact.getBoundingClientRect().left)
  expect(edges).toHaveLength(2)
  expect(new Set(edges).size).toBe(1)
  await page.getByRole('link', { name: 'Change your password' }).click()
  expect(onNavigate).toHaveBeenCalledWith({ kind: 'settings', page: 'password' })
})

it('[HO-04] shows the weather', async () => {
  const weather = { city: '上海', low: '12', high: '18', state: '多云', wind: '东风 3 级' }
  await render(<HomeStage home={{ ...usualHome, weather }} />)
  const note = page.getByRole('note', { name: 'Weather' })
  await expect.element(note.getByText('12–18 °C')).toBeVisible()
  await expect.element(note.getByText('上海 · 多云 · 东风 3 级')).toBeVisible()
})

it('[HO-04] has no weather, no notice and no links where the organisation has none', async () => {
  await render(<HomeStage />)
  await expect.element(banners()).toBeVisible()
  await expect.element(page.getByRole('note', { name: 'Weather' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
})

it('[HO-04] shows a notice as HTML that runs and loads nothing', async () => {
  const notice = {
    title: 'Maintenance',
    html: '<p>On <b>Saturday</b></p><img src="https://evil.example/x.png" onerror="top.hacked = 1"><script>top.hacked = 1</script>',
  }
  await render(<HomeStage home={withBoard({ notice })} />)
  await expect.element(page.getByRole('heading', { name: 'Maintenance' })).toBeVisible()
  const body = () => page.getByTitle('Maintenance').element() as HTMLIFrameElement
  await expect.poll(() => body().contentDocument?.querySelector('b')?.textContent).toBe('Saturday')
  expect(body().contentDocument?.querySelector('script, [onerror], img[src^="http"]')).toBeNull()
  expect(window).not.toHaveProperty('hacked')
  await expect.element(banners()).not.toBeInTheDocument()
})

it('[HO-04] shows the links of the organisation in tabs, each in a window of its own', async () => {
  const linkGroups = [
    { title: 'Office', links: [{ title: 'Expenses', description: '', url: 'https://fin.example.com/' }] },
    { title: 'IT', links: [{ title: 'Helpdesk', description: 'Ask', url: 'https://it.example.com/' }] },
  ]
  await render(<HomeStage home={withBoard({ linkGroups })} />)
  await expect
    .element(page.getByRole('link', { name: /Expenses/ }))
    .toHaveAttribute('href', 'https://fin.example.com/')
  await page.getByRole('tab', { name: 'IT' }).click()
  await expect.element(page.getByRole('link', { name: /Helpdesk/ })).toHaveAttribute('target', '_blank')
  await expect.element(banners()).not.toBeInTheDocument()
})

it('[HO-05] turns through four banners of its own, 530 pixels high, where there is neither notice nor links', async () => {
  await render(<HomeStage />)
  await expect.element(banners()).toBeVisible()
  expect(banners().element().getBoundingClientRect().height).toBe(530)
  const titles = ['Sent too soon?', 'Make it yours', 'Sign once', 'Your inbox, your rules']
  for (const [index, title] of titles.entries()) {
    await expect
      .element(banners().getByRole('group', { name: `${title}, ${index + 1} of 4` }))
      .toBeInTheDocument()
    await banners().getByRole('button', { name: 'Next' }).click()
  }
  await expect.element(banners().getByRole('group', { name: 'Sent too soon?, 1 of 4' })).toBeInTheDocument()
})

it('[HO-05] shows the organisation’s own banners with their links, and lower advertisements', async () => {
  const imageUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const board = {
    banners: [{ title: 'Party', imageUrl, url: 'https://example.com/party' }],
    ads: [{ title: 'Canteen', imageUrl }],
  }
  await render(<HomeStage home={withBoard(board)} />)
  const party = banners().getByRole('link', { name: 'Party' })
  await expect.element(party).toHaveAttribute('href', 'https://example.com/party')
  const ads = page.getByRole('region', { name: 'From your organisation' })
  await expect.element(ads.getByRole('img', { name: 'Canteen' })).toBeInTheDocument()
  expect(ads.element().getBoundingClientRect().height).toBe(120)
})

it('[HO-06] ends with the organisation and the number under which the site is registered', async () => {
  const footer = {
    organisation: 'Example Ltd',
    registration: { number: '京ICP备00000000号', url: 'https://beian.miit.gov.cn/' },
  }
  await render(<HomeStage home={withBoard({ footer })} />)
  const foot = page.getByRole('contentinfo', { name: 'About this site' })
  await expect.element(foot.getByText('Example Ltd')).toBeVisible()
  await expect
    .element(foot.getByRole('link', { name: '京ICP备00000000号' }))
    .toHaveAttribute('href', 'https://beian.miit.gov.cn/')
})

it('[HO-06] names no number where there is none', async () => {
  await render(<HomeStage home={withBoard({ footer: { organisation: 'Example Ltd' } })} />)
  const foot = page.getByRole('contentinfo', { name: 'About this site' })
  await expect.element(foot.getByText('Example Ltd')).toBeVisible()
  expect(foot.element().textContent).toBe('Example Ltd')
})

it('[HO-01] greets the reader with their picture, else with a drawing by gender, else with letters', async () => {
  const [letters, drawing, picture] = [
    () => page.getByText('AN', { exact: true }),
    () => document.querySelector<SVGElement>('header svg[data-gender="male"]'),
    () => document.querySelector<HTMLImageElement>('header [aria-hidden] img'),
  ]
  const { rerender } = await render(<HomeStage key="letters" />)
  await expect.element(letters()).toBeVisible()
  const prepare = (pictureUrl?: string) => (adapter: MemoryAdapter) => {
    const current = adapter.session.current.bind(adapter.session)
    vi.spyOn(adapter.session, 'current').mockImplementation(async (options) => {
      const session = await current(options)
      return session && { ...session, user: { ...session.user, gender: 'male', pictureUrl } }
    })
  }
  await rerender(<HomeStage key="drawing" prepare={prepare()} />)
  await expect.poll(drawing).not.toBeNull()
  await expect.element(letters()).not.toBeInTheDocument()
  const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
  await rerender(<HomeStage key="picture" prepare={prepare(gif)} />)
  await expect.poll(() => picture()?.src).toBe(gif)
  await expect.poll(drawing).toBeNull()
})
