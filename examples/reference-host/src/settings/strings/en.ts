export default {
  skinPage: 'Skin',
  languagePage: 'Language',
  sendingPage: 'Sending',
  twoFactorPage: 'Two-step sign-in',
  templatePage: 'Templates',
  signaturePage: 'Signatures',
  certificatePage: 'Certificates',
  sendersPage: 'Senders',
  passwordPage: 'Passwords',
  accountPassword: 'Account password',
  openSessions: 'Where you are signed in',
  folderLock: 'Folder lock',
}
