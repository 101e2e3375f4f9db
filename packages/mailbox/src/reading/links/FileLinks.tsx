import type { Message } from '@mailroom/core'
import { useFileLinks } from '@mailroom/react'
import { persistently } from '@mailroom/ui'
import { lazy, Suspense } from 'react'

const rowsCode = persistently(() => import('./LinkRows'))
const LinkRows = lazy(() => rowsCode().then((code) => ({ default: code.LinkRows })))

/** The files that a mail of the reader links to; only the sender sees it, and only where there are some. @source AT-03 */
export function FileLinks({ message }: { message: Message }) {
  const { links, withdraw } = useFileLinks(message.isOwn ? message.messageId : undefined)
  if (!links || links.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LinkRows links={links} withdraw={withdraw} />
    </Suspense>
  )
}
