/** Words of the notices that the mail system writes itself. The other languages say the same keys. */
export const en = {
  failureSubject: 'Your mail could not be delivered',
  delaySubject: 'Your mail is delayed',
  failureText: 'This is the mail system. Your mail could not be delivered to these recipients:',
  delayText:
    'This is the mail system. Your mail has not reached these recipients yet. We keep trying; you do not need to send it again.',
  subject: 'Subject: ',
  help: 'Check the address first. Below it stand the reason, where it is known, and what the server answered.',
  reasons: {
    noMailbox: 'There is no mailbox with this address.',
    noDomain: 'The domain of the address does not exist, or takes no mail.',
    full: 'The mailbox of the recipient is full.',
    tooLarge: 'The mail is too large for the recipient.',
    refused: 'The mail was refused by a rule of the mail system that was to take it.',
    noAnswer: 'The server of the recipient could not be reached.',
    loop: 'The mail would run in circles.',
    reviewed: 'A reviewer of your organisation has held the mail back. The reason given:',
  },
  receiptSubject: 'Read: ',
  receiptText: 'This is a read receipt: the recipient has opened your mail.',
  receiptLimits: 'It does not say that the mail was understood or agreed with.',

  notLeftSubject: 'A mail could not be sent at its time',
  notLeftText:
    'This is the mail system. A mail that was to be sent at a time you chose could not be sent then. It is among your drafts again: please open it, check recipients, sender and attachments, and send it.',

  recalledSubject: 'The sender has recalled this mail',
  recalledText: (sender: string) => `${sender} has recalled this mail. What it said is no longer here.`,
}

/** Every language of the notices. */
export type NoticeWords = typeof en
