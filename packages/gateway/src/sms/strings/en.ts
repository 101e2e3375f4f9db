/** What messages to mobile phones say. `{...}` is filled in. */
export const en = {
  newMail: '{sender} has sent you an email. Please look into your mailbox.',
  code: '{code} is your code for {title}. It is good for {minutes} minutes. Do not tell it to anybody.',
}

/** The same words in another language. */
export type SmsStrings = Readonly<Record<keyof typeof en, string>>
