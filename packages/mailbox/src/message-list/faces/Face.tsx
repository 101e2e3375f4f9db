import { EmptyState } from '@mailroom/ui'
import type { ReactNode } from 'react'
import { SkinArtwork } from '../../marks/SkinArtwork'

export interface FaceProps {
  title: string
  description?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** It is announced. */
  isError?: boolean
}

/** What stands where rows would: the skin's drawing, a sentence, a way on. */
export const Face = ({ isError, ...words }: FaceProps) => (
  <EmptyState kind={isError ? 'error' : 'empty'} artwork={<SkinArtwork />} {...words} />
)
