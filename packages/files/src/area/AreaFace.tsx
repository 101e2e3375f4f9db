import { useArtwork } from '@mailroom/react'
import { Artwork, EmptyState } from '@mailroom/ui'
import type { ReactNode } from 'react'
import * as styles from './area.css'

export interface AreaFaceProps {
  title: string
  description?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** It is announced. */
  isError?: boolean
}

/**
 * What stands where rows would: the skin's drawing, a sentence, a way on.
 *
 * @internal
 */
export function AreaFace({ isError, ...words }: AreaFaceProps) {
  const drawing = useArtwork('empty')
  return (
    <div className={styles.face}>
      <EmptyState
        kind={isError ? 'error' : 'empty'}
        artwork={drawing && <Artwork src={drawing} />}
        {...words}
      />
    </div>
  )
}
