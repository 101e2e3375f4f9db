import type { DraftContent } from '@mailroom/core'

/** A written mail to Bob with nothing special; a test names what it is about. */
export const draftContent = (change: Partial<DraftContent> = {}): DraftContent => ({
  to: [{ address: 'bob@example.com', name: '' }],
  cc: [],
  bcc: [],
  subject: 'Budget',
  html: '<p>Hello</p>',
  text: '',
  isHtml: true,
  attachments: [],
  ...change,
})
