export default {
  mailbox: 'Mailbox',
  openTabs: 'Open messages',
  listTab: 'Messages',
  closeTab: 'Close {{title}}',
  closeAll: 'Close all',
  noSubject: '(no subject)',
  searchTab: 'Search results',
  newMail: 'New message',
  folderPaneWidth: 'Width of the folder list',
  showFolders: 'Show folders',
  folders: 'Folders',
  partFailed: 'This part could not be loaded',
}
