// The file center
export { FileCenter } from './file-center/FileCenter'
export type { FileCenterProps, FilePlace } from './file-center/FileCenter'

// For the packages above: the password of a lock
export { LockDialog } from './lock/lazyLock'
export type { LockDialogProps } from './lock/LockDialog'

// Files on their way
export { FileItem } from './uploads/FileItem'
export type { FileItemProps } from './uploads/FileItem'
export { UploadQueue } from './uploads/UploadQueue'
export type { UploadQueueOptions } from './uploads/UploadQueue'
export { UploadRow } from './uploads/UploadRow'
export type { UploadActs, UploadRowProps } from './uploads/UploadRow'
export { uploadStrings } from './uploads/uploadStrings'
export { isComing, isSameFile } from './uploads/Upload'
export type { UnfinishedFile, Upload, UploadState } from './uploads/Upload'

// Files that are saved
export { saveBlob, saveFrom } from './download/saveBlob'
export { useFileDownload } from './download/useFileDownload'
export type { FetchFile } from './download/Download'
export { fileIcon } from './kinds/fileIcon'
