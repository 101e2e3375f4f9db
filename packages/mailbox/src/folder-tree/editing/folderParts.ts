// What can be done with a folder, in one piece of code: it is needed when the pointer or the focus comes to one.
export { folderMenu } from './folderMenu'
export { FolderDrop } from './FolderDrop'
export { FolderInSight } from './FolderInSight'
export { FolderRowActions } from './FolderRowActions'
export { MoreFolders } from './MoreFolders'
