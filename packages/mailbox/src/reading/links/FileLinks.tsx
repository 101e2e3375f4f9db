import type { Message } from '@mailroom/core'
import { useFileLinks } from '@mailroom/react'
import { LatePart, partOf } from '@mailroom/ui'

const rowsCode = () => import('./LinkRows')
const LinkRows = partOf(rowsCode, 'LinkRows')

/** The files that a mail of the reader links to; only the sender sees it, and only where there are some. @source AT-03 */
export function FileLinks({ message }: { message: Message }) {
  const { links, withdraw } = useFileLinks(message.isOwn ? message.messageId : undefined)
  if (!links || links.length === 0) return null
  return (
    <LatePart>
      <LinkRows links={links} withdraw={withdraw} />
    </LatePart>
  )
}
