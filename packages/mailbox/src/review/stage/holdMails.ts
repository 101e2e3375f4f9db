import type { DraftContent } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

const html =
  '<p>Hello,</p><p>here is our <b>offer</b> for the second phase. The <a href="https://example.org/terms">terms</a> are as before.</p>' +
  '<img src="https://pictures.example.org/logo.png">'

/** What Bob writes; one of the mails is longer than any row. */
const heldMails: readonly Partial<DraftContent>[] = [
  { subject: 'Lunch with the customer', text: 'At noon?' },
  {
    subject: '二期报价：含安装、培训与三年维护的完整报价单，请在周五之前确认后对外发送（更新版，第三稿）',
    text: '报价单请见正文。',
    to: ['lina', 'wangwei', 'zhaomin', 'chenjie'].map((name) => ({
      address: `${name}@partner.example.org`,
      name,
    })),
  },
  { subject: 'Offer for phase two', html, isHtml: true, text: 'Hello, here is our offer.' },
]

/** Has mails of Bob's wait for Alice's review, with a file in the last of them. */
export async function holdMails(
  { control }: MemoryAdapter,
  mails: readonly Partial<DraftContent>[] = heldMails,
): Promise<void> {
  await control.addReviewRule({ from: ['bob@example.com'], reviewers: ['alice', 'wang.li'] })
  const { sending } = control.colleague('bob')
  for (const mail of mails) {
    const file = new File(['a,b\n1,2\n'], 'prices 2026.csv', { type: 'text/csv' })
    const isLast = mail === mails.at(-1)
    const content: DraftContent = {
      ...{ to: [{ address: 'lina@partner.example.org', name: '李娜' }], cc: [], bcc: [] },
      ...{ subject: 'Held', text: 'x', html: '', isHtml: false },
      attachments: isLast ? [await sending.upload(file)] : [],
      ...mail,
    }
    await sending.send(content, sending.newDraftId())
  }
}
