/** The window for a lock password; its code comes when it is asked for. */
export { LockDialog } from '@mailroom/files'
