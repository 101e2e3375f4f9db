import { afterPaint } from '@mailroom/core'
import { LatePart } from '@mailroom/ui'
import { useEffect, useState, type ReactNode } from 'react'

interface AfterFirstProps {
  /** What stands in its place until then. @default nothing */
  before?: ReactNode
  children: ReactNode
}

/** Shows what can wait until the rest is drawn: asked for at the same time, its code would come before the rows. */
export function AfterFirst({ before, children }: AfterFirstProps) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPaint(() => setDrawn(true)), [])
  return <LatePart fallback={before}>{isDrawn ? children : before}</LatePart>
}
