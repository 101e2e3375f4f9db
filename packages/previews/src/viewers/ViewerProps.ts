import type { PreviewFault } from '../bytes/PreviewFault'

/** What every viewer is given. */
export interface ViewerProps {
  /** As shown to the reader. */
  name: string
  content: Blob
  /** 1 is the size that fits. */
  zoom: number
  /** The page that the reader has asked for, from 1; with the same number once more it is asked for again. */
  wanted: { readonly page: number }
  /** How many pages there are, and the one in view. */
  onPages: (pages: { readonly count: number; readonly current: number }) => void
  onFault: (fault: PreviewFault) => void
}
