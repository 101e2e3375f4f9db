export default {
  passwordPage: 'Passwords',
  accountPassword: 'Account password',
  folderLock: 'Folder lock',
}
