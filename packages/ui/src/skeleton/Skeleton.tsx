import { useEffect, useState, type ReactNode } from 'react'
import * as styles from './Skeleton.css'

export interface SkeletonProps {
  /** CSS width. @default '100%' */
  width?: number | string
  /** Pixels. @default 12 */
  height?: number
  /** @default 'line' */
  shape?: 'line' | 'disc' | 'block'
}

/** A grey place where something is about to be. */
export function Skeleton({ width = '100%', height = 12, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden
      data-shape={shape}
      style={{ inlineSize: shape === 'disc' ? height : width, blockSize: height }}
    />
  )
}

export interface LoadingProps {
  /** Said to screen readers: "Loading messages". */
  label: string
  /** How long nothing shows, so that quick answers do not flicker. @default 150 */
  afterMs?: number
  /** Skeletons in the shape of what comes. */
  children: ReactNode
}

/** Skeletons with one name, shown only when it takes a while. */
export function Loading({ label, afterMs = 150, children }: LoadingProps) {
  const [shown, setShown] = useState(afterMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return (
    <div role="status" aria-label={label} aria-busy className={styles.loading}>
      {shown && children}
    </div>
  )
}
