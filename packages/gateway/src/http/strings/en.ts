/** What the gateway says to people, by meaning. Texts that the specification gives stand as they are there. */
export const en = {
  unauthenticated: 'Session expired, please log in again',
  forbidden: 'You are not allowed to do this',
  invalid: 'Something in the request is not valid',
  notFound: 'It is not there any more',
  conflict: 'It was changed in the meantime, please look again',
  tooLarge: 'It is too large',
  overQuota: 'The mailbox is full',
  locked: 'It is locked',
  offline: 'The mail server does not answer, please try again in a moment',
  tooMany: 'Too many attempts, please wait a while',
  server: 'Internal server error, please retry or contact the administrator',
  fieldInvalid: 'This value is not valid',
  usernameFormat: 'Invalid username format, please enter a correct one',
  wrongCredentials: 'Wrong username or password',
  ticketRefused: 'This sign-in link is not valid any more',
  emptyFile: 'The file is empty',
  forbiddenFile: 'Executable files are not allowed',
  uploadTooLarge: 'The file is too large',
  recipientRequired: 'Please enter at least one recipient',
  tooManyRecipients: 'There are too many recipients',
  addressInvalid: 'An address is not valid',
  subjectRequired: 'Please enter a subject',
  contentRequired: 'Please write something',
  tagName: 'A tag name has 1 to 20 characters',
  tagColor: 'Please choose one of the colours',
  tagTaken: 'There is a tag with this name already',
  folderName: 'A folder cannot have this name',
}

/** Words of one language. */
export type Strings = Readonly<Record<keyof typeof en, string>>
