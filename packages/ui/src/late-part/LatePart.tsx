import { Component, Suspense, type ReactNode } from 'react'

/** Rests before a part that failed is drawn again, the last one for all further ones, in ms. */
const restsMs = [5_000, 15_000, 60_000]

export interface LatePartProps {
  children?: ReactNode
  /** What stands in its place until its code is here, and while it cannot be had. @default nothing */
  fallback?: ReactNode
}

/**
 * A part of a page whose code or words come later. Until they are here, and while they cannot be had, something else or
 * nothing stands in its place: the page around it goes on. It is tried again after a rest, and when the network comes back.
 *
 * @source ER-03
 */
export class LatePart extends Component<LatePartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.timer = setTimeout(this.again, restsMs[Math.min(this.failures, restsMs.length - 1)])
    this.failures += 1
    addEventListener('online', this.again)
  }

  override componentWillUnmount() {
    this.stopWaiting()
  }

  override render() {
    const { children, fallback = null } = this.props
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }

  private readonly again = () => {
    this.stopWaiting()
    this.setState({ hasFailed: false })
  }

  private stopWaiting() {
    clearTimeout(this.timer)
    removeEventListener('online', this.again)
  }
}
