/** What a mail needs to be sent, and no more. */
export const readyMail = {
  kind: 'new',
  to: [{ address: 'wang.lei@example.com', name: '' }],
  subject: 'Hi',
  text: 'hello',
} as const
