import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { defaultSkin } from '@mailroom/theme'
import { createElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useTranslation } from '../i18n/useTranslation'
import { useFolders } from '../folders/useFolders'
import { useMessageActions } from '../messages/useMessageActions'
import { useSession } from '../session/useSession'
import { commonStrings } from '../strings/commonStrings'
import { MailroomProvider } from './MailroomProvider'

function Everything() {
  const { t } = useTranslation()
  const { isLoading } = useSession()
  const { folders } = useFolders()
  useMessageActions()
  return createElement('p', null, t('folderInbox'), isLoading ? ' …' : '', folders?.length)
}

const tree = (locale?: 'zh-tw') => {
  const theme = { skin: defaultSkin } as const
  const props = { adapter: createMemoryAdapter(), theme, locale, children: createElement(Everything) }
  return createElement(MailroomProvider, props)
}

it('[EM-04] renders on a server that streams, in simplified Chinese when nothing is known of the reader', async () => {
  const stream = await renderToReadableStream(tree())
  await stream.allReady
  const html = await new Response(stream).text()
  expect(html).toContain('lang="zh-Hans"')
  expect(html).toContain('data-color-scheme="light"')
  expect(html).toContain('收件箱')
})

it('[EM-04] renders in one go once the words are loaded', async () => {
  await commonStrings.load('zh-tw')
  const html = renderToString(tree('zh-tw'))
  expect(html).toContain('lang="zh-Hant"')
  expect(html).toContain('收件匣')
})

it('[EM-04] needs no DOM', () => {
  expect(typeof document).toBe('undefined')
  expect(typeof window).toBe('undefined')
})
