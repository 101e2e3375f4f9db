/** What stands in a mailbox in the place of a sealed mail, for whatever program shows it. */
export const en = {
  burn: 'This mail is destroyed after reading. To read it, open it in the web mail of your organisation.',
  password:
    'This mail is protected by a password. To read it, open it in the web mail of your organisation and enter the password that its sender has told you.',
  passwordPage:
    'This mail is protected by a password. To read it, save the attached page, open it in a web browser and enter the password that its sender has told you. The page works without any network.',
}

/** The same words in another language. */
export type SealWords = typeof en
