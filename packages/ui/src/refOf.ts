import { version, type ReactElement, type Ref } from 'react'

/** The ref that was put on an element: a prop since React 19, beside the props before it. */
export function refOf<Node>(element: ReactElement): Ref<Node> | undefined {
  const holder = Number.parseInt(version, 10) >= 19 ? element.props : element
  return (holder as { ref?: Ref<Node> }).ref ?? undefined
}
