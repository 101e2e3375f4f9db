import type { MailPriority } from '@mailroom/core'

const fields = {
  high: { 'X-Priority': '1 (Highest)', Importance: 'high' },
  low: { 'X-Priority': '5 (Lowest)', Importance: 'low' },
} as const

/** How urgent a mail is, as other mail programs read it; nothing for one that is as usual. @source RFC 4021 2.1.51 */
export const priorityHeaders = (priority: MailPriority = 'normal'): Readonly<Record<string, string>> =>
  priority === 'normal' ? {} : fields[priority]
