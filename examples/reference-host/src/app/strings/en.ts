export default {
  main: 'Main areas',
  home: 'Home',
  mailbox: 'Mailbox',
  settings: 'Settings',
  language: 'Language',
  look: 'Appearance',
  lockScreen: 'Lock screen',
  signOut: 'Sign out',
  offline: 'You are offline. New mail will appear once the connection is back.',
}
