import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { Component, Suspense, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { takeConsole } from '../../../../scripts/vitest/failOnConsole'
import { MailroomProvider } from '../provider/MailroomProvider'
import { mount, theme } from '../test/mount'
import { defineStrings } from './defineStrings'
import { useLocale } from './useLocale'
import { useStrings } from './useStrings'

const en = {
  title: 'Mail for {{name}}',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
}
const hans = { title: '{{name}}的邮件', unread_other: '{{count}} 封未读邮件' }

function newStrings() {
  let arrive: (strings: { default: typeof hans }) => void = () => undefined
  const late = new Promise<{ default: typeof hans }>((resolve) => (arrive = resolve))
  const loaders = {
    en: vi.fn(async () => ({ default: en })),
    'zh-hans': vi.fn(() => late),
    'zh-tw': vi.fn(async () => ({ default: hans })),
  }
  return { loaders, strings: defineStrings('sample', loaders), arrive: () => arrive({ default: hans }) }
}

function Sample({ strings }: { strings: ReturnType<typeof newStrings>['strings'] }) {
  const { t } = useStrings(strings)
  const { locale, setLocale } = useLocale()
  return (
    <>
      <h1>{t('title', { name: '<Li & Co>' })}</h1>
      <p>{[1, 2].map((count) => t('unread', { count })).join(', ')}</p>
      <p>{t('cancel')}</p>
      <p>{locale}</p>
      <button onClick={() => setLocale('zh-hans')}>简体中文</button>
    </>
  )
}

it('[IX-01] loads one language, fills places without escaping twice, and knows plurals', async () => {
  const { strings, loaders } = newStrings()
  await mount(<Sample strings={strings} />)
  await expect.element(page.getByRole('heading', { name: 'Mail for <Li & Co>' })).toBeVisible()
  await expect.element(page.getByText('1 unread message, 2 unread messages')).toBeVisible()
  expect(loaders['zh-hans']).not.toHaveBeenCalled()
  expect(loaders['zh-tw']).not.toHaveBeenCalled()
})

it('[IX-01] finds the words that all areas share', async () => {
  await mount(<Sample strings={newStrings().strings} />)
  await expect.element(page.getByText('Cancel')).toBeVisible()
})

it('[SH-03] keeps the old words while a language is on its way, then changes all at once', async () => {
  const { strings, arrive } = newStrings()
  await mount(<Sample strings={strings} />)
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect.element(page.getByRole('heading', { name: 'Mail for <Li & Co>' })).toBeVisible()
  await expect.element(page.getByText('Cancel')).toBeVisible()
  arrive()
  await expect.element(page.getByRole('heading', { name: '<Li & Co>的邮件' })).toBeVisible()
  await expect.element(page.getByText('1 封未读邮件, 2 封未读邮件')).toBeVisible()
  await expect.element(page.getByText('取消')).toBeVisible()
})

it('[SH-03] the host is told of the choice, and its own word is the last', async () => {
  const adapter = createMemoryAdapter()
  const onLocaleChange = vi.fn()
  const tree = (locale: 'en' | 'zh-tw') => (
    <MailroomProvider adapter={adapter} theme={theme} locale={locale} onLocaleChange={onLocaleChange}>
      <Suspense>
        <Sample strings={strings} />
      </Suspense>
    </MailroomProvider>
  )
  const { strings, arrive } = newStrings()
  arrive()
  const { rerender } = await render(tree('en'))
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect.element(page.getByText('zh-hans')).toBeVisible()
  expect(onLocaleChange).toHaveBeenCalledExactlyOnceWith('zh-hans')
  await rerender(tree('zh-tw'))
  await expect.element(page.getByText('zh-tw')).toBeVisible()
})

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <button onClick={() => this.setState({ hasFailed: false })}>again</button>
  }
}

it('[ER-03] words that could not be fetched once are asked for again by themselves', async () => {
  const { strings, loaders } = newStrings()
  loaders.en.mockRejectedValueOnce(new Error('no network'))
  await mount(
    <Suspense>
      <Sample strings={strings} />
    </Suspense>,
  )
  await expect.element(page.getByRole('heading', { name: 'Mail for <Li & Co>' })).toBeVisible()
  expect(loaders.en).toHaveBeenCalledTimes(2)
})

it('[ER-03] words that cannot be fetched fail what needs them, which may ask again, and are not asked for without end', async () => {
  const { strings, loaders } = newStrings()
  loaders.en.mockRejectedValue(new Error('no network'))
  await mount(
    <Boundary>
      <Suspense>
        <Sample strings={strings} />
      </Suspense>
    </Boundary>,
  )
  await expect.element(page.getByRole('button', { name: 'again' })).toBeVisible()
  // React asks once more at once before it gives up; a page without an end to it would never come back.
  expect(loaders.en).toHaveBeenCalledTimes(4)
  loaders.en.mockReset()
  const later = Date.now() + 2000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await page.getByRole('button', { name: 'again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Mail for <Li & Co>' })).toBeVisible()
  expect(takeConsole().join()).toContain('no network')
  vi.restoreAllMocks()
})

it('[EM-04] [IX-01] draws two areas that wait for their words a few times, not as often as it can', async () => {
  const [first, second] = [newStrings(), newStrings()]
  const drawn = vi.fn()
  const Area = ({ strings }: { strings: typeof first.strings }) => {
    drawn()
    return <Sample strings={strings} />
  }
  const Place = ({ label, strings }: { label: string; strings: typeof first.strings }) => {
    const [isOpen, setOpen] = useState(false)
    return (
      <section>
        <input aria-label={label} onFocus={() => setOpen(true)} />
        {isOpen && (
          <Suspense>
            <Area strings={strings} />
          </Suspense>
        )}
      </section>
    )
  }
  // Without the test's own drawing in one go, as it is for a reader.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="zh-hans">
      <Place label="From" strings={first.strings} />
      <Place label="To" strings={second.strings} />
    </MailroomProvider>,
  )
  await page.getByRole('textbox', { name: 'From' }).click()
  await page.getByRole('textbox', { name: 'To' }).click()
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
  const count = drawn.mock.calls.length
  first.arrive()
  second.arrive()
  await expect.poll(() => place.querySelectorAll('h1').length).toBe(2)
  expect(count).toBeLessThan(20)
  root.unmount()
  place.remove()
})
