/** What the page says that a mail with a password travels in. */
export const en = {
  title: 'Protected mail',
  hint: 'This mail is encrypted. Enter the password that its sender has told you; it is opened on this device, without any network.',
  password: 'Password',
  open: 'Open mail',
  opening: 'Opening…',
  wrong: 'Wrong password, please re-enter',
  damaged: 'This page is damaged. Please ask the sender for another copy.',
  unable: 'This program cannot open the mail. Please save the page and open it in a current web browser.',
  noSubject: '(No subject)',
  from: 'From',
  sentBy: 'Sent on their behalf by',
  to: 'To',
  cc: 'Cc',
  date: 'Date',
  body: 'Text of the mail',
  files: 'Attachments',
  save: 'Save',
}

/** The same words in another language. */
export type PageWords = typeof en
