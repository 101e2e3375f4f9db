import { LatePart } from '@mailroom/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '../afterPaint'

/** Shows what can wait until the rest is drawn: asked for at the same time, its code would come before the rows. */
export function AfterFirst({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPaint(() => setDrawn(true)), [])
  return <LatePart>{isDrawn && children}</LatePart>
}
