/** The app center. */
export default {
  title: 'All apps',
  own: 'What you can do here',
  links: 'Your organisation’s links',
  mailbox: 'Mailbox',
  mailboxText: 'Read, write, search and sort your mail',
  files: 'File center',
  filesText: 'Your disk, your organisation’s, and the files your mail links to',
  home: 'Home',
  homeText: 'Your unread mail, room and sign-ins at a glance',
  records: 'Self-service',
  recordsText: 'Who signed in to your account, when and from where',
  settings: 'Settings',
  settingsText: 'Language, looks, signatures, templates, tags and safety',
  help: 'Help',
  helpText: 'How everything works, in three languages',
}
