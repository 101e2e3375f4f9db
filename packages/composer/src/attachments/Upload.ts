import type { Pace } from './uploadPace'

/** How far one file is. */
export type UploadState =
  | { readonly kind: 'running' | 'paused'; readonly doneBytes: number }
  /** It can be tried again. */
  | { readonly kind: 'failed'; readonly why: string }
  /** The page was loaded anew and does not have the file any more: it is asked for. */
  | { readonly kind: 'lost' }

/** A file on its way to the mail system. */
export interface Upload {
  readonly key: number
  readonly name: string
  readonly sizeBytes: number
  readonly state: UploadState
  readonly pace?: Pace
}

/** What is left of an upload when its page is gone: enough to ask for the file again. */
export type UnfinishedFile = Pick<Upload, 'name' | 'sizeBytes'>

/** It gets there by itself, or when somebody lets it go on. */
export const isComing = ({ state }: Upload): boolean => state.kind === 'running' || state.kind === 'paused'
