export default {
  passwordPage: 'Passwords',
  accountPassword: 'Account password',
  openSessions: 'Where you are signed in',
  folderLock: 'Folder lock',
}
