import type { Locale } from '@mailroom/core'

/** What stands in the place of a mail that was recalled. */
export const recallWords: Readonly<
  Record<Locale, { readonly subject: string; text(sender: string): string }>
> = {
  en: {
    subject: 'The sender has recalled this mail',
    text: (sender) => `${sender} has recalled this mail. What it said is no longer here.`,
  },
  'zh-hans': {
    subject: '发件人已召回此邮件',
    text: (sender) => `${sender} 已召回此邮件，原邮件内容不再保留。`,
  },
  'zh-tw': {
    subject: '寄件者已收回這封郵件',
    text: (sender) => `${sender} 已收回這封郵件，原本的內容不再保留。`,
  },
}
