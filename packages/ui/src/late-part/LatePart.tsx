import { Component, Suspense, type ReactNode } from 'react'

/** Rests before a part that failed is drawn again, the last one for all further ones, in ms. */
const restsMs = [5_000, 15_000, 60_000]

/**
 * A part of a page whose code or words come later. Nothing stands in its place until they are here, nor while they cannot be
 * had: the page around it goes on. It is tried again after a rest, and when the network comes back.
 *
 * @source ER-03
 */
export class LatePart extends Component<{ children?: ReactNode }, { hasFailed: boolean }> {
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
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
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
