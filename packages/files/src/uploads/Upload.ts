import type { Pace } from './uploadPace'

/** How far one file is. @internal */
export type UploadState =
  /** `waiting` for its turn. */
  | { readonly kind: 'waiting' | 'running' | 'paused'; readonly doneBytes: number }
  /** It can be tried again. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The page was loaded anew and does not have the file any more: it is asked for. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'done' }

/** A file on its way to the mail system. @internal */
export interface Upload {
  readonly key: number
  readonly name: string
  readonly sizeBytes: number
  readonly state: UploadState
  readonly pace?: Pace
}

/** What is left of an upload when its page is gone: enough to ask for the file again. @internal */
export type UnfinishedFile = Pick<Upload, 'name' | 'sizeBytes'>

/** It gets there by itself, or when somebody lets it go on. @internal */
export const isComing = ({ state }: Upload): boolean =>
  state.kind === 'running' || state.kind === 'waiting' || state.kind === 'paused'

/** By name and size; whether its bytes are the same, the mail system finds out. @internal */
export const isSameFile = ({ name, sizeBytes }: UnfinishedFile, file: File): boolean =>
  file.name === name && file.size === sizeBytes

/** What has arrived of a file that is coming. */
export const doneBytesOf = ({ state }: Upload): number => ('doneBytes' in state ? state.doneBytes : 0)
