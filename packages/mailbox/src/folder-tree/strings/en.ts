export default {
  folders: 'Folders',
  compose: 'New message',
  refreshFolders: 'Refresh folders',
  myFolders: 'My folders',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  drafts_one: '{{count}} draft',
  drafts_other: '{{count}} drafts',
  locked: 'Locked',
  foldersFailed: 'The folders could not be loaded',
}
