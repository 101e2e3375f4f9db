/** Words of the block of links in a mail, and of the page that they lead to. `{...}` is filled in. */
export const en = {
  blockOne: 'Online attachment',
  blockMany: 'Online attachments ({count})',
  until: 'available until {date}',
  download: 'Download',
  colon: ': ',
  title: 'Online attachment',
  hint: 'This file was sent to you by email.',
  size: 'Size',
  availableUntil: 'Available until',
  expiredTitle: 'This link has expired',
  expiredHint: 'The file could be downloaded until {date}. Please ask the sender to send it again.',
  withdrawnTitle: 'This link was withdrawn',
  withdrawnHint: 'The sender no longer shares this file. Please ask them if you still need it.',
  unknownTitle: 'There is nothing at this link',
  unknownHint: 'Please check that the whole link was opened, or ask the sender to send it again.',
  busyTitle: 'Please wait a moment',
  busyHint: 'There were too many requests from your network. Try again in a minute.',
  shareTitle: 'A file was shared with you',
  shareHint: 'Enter the code that came with the link. The download then begins.',
  code: 'Code',
  codeWrong: 'This is not the right code. Please check it; capitals make no difference.',
  shareExpiredTitle: 'This share has expired',
  shareExpiredHint: 'The file could be fetched until {date}. Please ask whoever shared it.',
  shareEndedTitle: 'This share has ended',
  shareEndedHint: 'The file is no longer shared. Please ask whoever shared it.',
}

/** Words of one language. */
export type LinkWords = Readonly<Record<keyof typeof en, string>>
