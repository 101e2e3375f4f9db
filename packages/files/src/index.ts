// The file center
export { FileCenter } from './file-center/FileCenter'
export type { FileCenterProps, FilePlace } from './file-center/FileCenter'

// For the packages above: the password of a lock
export { BehindLock } from './lock/BehindLock'
export type { BehindLockProps } from './lock/BehindLock'
export { LockDialog } from './lock/lazyLock'
export type { LockDialogProps } from './lock/LockDialog'
export { UnlockButton } from './lock/UnlockButton'
export type { UnlockButtonProps } from './lock/UnlockButton'

// What an area shows before its code, and in place of rows
export { AreaFace } from './area/AreaFace'
export type { AreaFaceProps } from './area/AreaFace'
export { LateArea } from './area/LateArea'

// What is done at once
export { useAct } from './acts/useAct'
export type { Act } from './acts/useAct'

// Asked before something is done
export { ActQuestion } from './acts/ActQuestion'
export type { ActQuestionProps } from './acts/ActQuestion'

// A file whose content is taken over
export { FileImport } from './import/FileImport'
export type { FileImportProps } from './import/FileImport'
export { ImportReport } from './import/ImportReport'
export type { ImportFault, ImportReportProps } from './import/ImportReport'

// Folders of disks
export { FolderPath } from './folder-view/FolderPath'
export type { FolderPathProps } from './folder-view/FolderPath'

// What stands where a page will be
export { NoPageYet } from './waiting/NoPageYet'
export type { NoPageYetProps } from './waiting/NoPageYet'

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
