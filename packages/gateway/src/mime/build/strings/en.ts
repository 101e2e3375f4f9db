/** Words of the notices that the mail system writes itself. The other languages say the same keys. */
export const en = {
  failureSubject: 'Your mail could not be delivered',
  delaySubject: 'Your mail is delayed',
  failureText: 'This is the mail system. Your mail could not be delivered to these recipients:',
  delayText:
    'This is the mail system. Your mail has not reached these recipients yet. We keep trying; you do not need to send it again.',
  subject: 'Subject: ',
  help: 'Check the address first. If it is right, the line below it says what the other server answered.',
  receiptSubject: 'Read: ',
  receiptText: 'This is a read receipt: the recipient has opened your mail.',
  receiptLimits: 'It does not say that the mail was understood or agreed with.',

  recalledSubject: 'The sender has recalled this mail',
  recalledText: (sender: string) => `${sender} has recalled this mail. What it said is no longer here.`,
}

/** Every language of the notices. */
export type NoticeWords = typeof en
