/** What is said after something was done about a person. */
export default {
  contactAdded: 'Added {{name}} to your contacts',
  contactChanged: 'Contact saved',
  contactRemoved: 'Removed {{name}} from your contacts',
  refusedSorted: 'Mail from {{name}} goes to Spam from now on',
  refusedKept:
    '{{name}} is on your black list. Your mail server sorts incoming mail itself, so it may still deliver their mail.',
  welcomeSorted: 'Mail from {{name}} never goes to Spam',
  welcomeKept:
    '{{name}} is on your white list. Your mail server sorts incoming mail itself and does not use it.',
  neither: '{{name}} is on neither list now',
  rejectedNone: 'These senders were refused already',
  notSpamDone_one: 'Moved {{count}} message to the inbox',
  notSpamDone_other: 'Moved {{count}} messages to the inbox',
  nameSeparator: ', ',
}
