import type { FolderId, Message } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** The newest mail of a folder, read; undefined when the folder is empty. */
export async function newestMail(adapter: MemoryAdapter, folder: FolderId): Promise<Message | undefined> {
  const { messages } = await adapter.messages.list({ folder, offset: 0, limit: 1 })
  return messages[0] && adapter.messages.read(messages[0].ref)
}

/** How many mails a folder has. */
export async function countMails(adapter: MemoryAdapter, folder: FolderId): Promise<number> {
  return (await adapter.messages.list({ folder, offset: 0, limit: 1 })).totalCount
}

/** The id of the folder for drafts, or for what was sent. */
export async function folderOf(adapter: MemoryAdapter, role: 'drafts' | 'sent'): Promise<FolderId> {
  const folder = (await adapter.folders.list()).find((each) => each.role === role)
  if (!folder) throw new Error(`The mailbox has no folder for ${role}.`)
  return folder.id
}

/** A newsletter with all that tends to get lost: nested tables, its own sheet, remote and inline pictures, odd attributes. */
export const newsletter = {
  from: 'wang.lei',
  subject: '周报：第 47 周',
  html:
    '<html><head><style>p { color: rgb(1, 2, 3); margin: 0 } @media (max-width: 600px) { td { display: block } }</style></head>' +
    '<body bgcolor="#fafafa"><table width="600" cellpadding="8" bgcolor="#eef2f6" background="https://pictures.example.org/bg.png">' +
    '<tr><td nowrap valign="top" class="head"><img src="https://pictures.example.org/logo.png" srcset="https://pictures.example.org/2x.png 2x" width="120" alt="Logo">' +
    '<img src="cid:chart@example.com" alt="Chart"><p style="mso-line-height-rule:exactly;line-height:20px">请看<b>本周</b>进展&nbsp;…</p>' +
    '<a href="https://example.com/?a=1&amp;b=2">Read on</a></td></tr></table><script>alert(1)</script></body></html>',
  files: [
    {
      name: 'chart.png',
      contentType: 'image/png',
      contentId: 'chart@example.com',
      bytes: () => Uint8Array.from(atob(onePixel), (sign) => sign.codePointAt(0)!),
    },
    {
      name: '预算.pdf',
      contentType: 'application/pdf',
      bytes: () => new TextEncoder().encode('%PDF-1.4 test'),
    },
  ],
} as const

/** A picture of one point. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A small picture as a file. */
export const pictureFileOf = (name = 'photo.png', type = 'image/png'): File =>
  new File([Uint8Array.from(atob(onePixel), (sign) => sign.codePointAt(0)!)], name, { type })
