import { forwardRef, type KeyboardEvent, type ReactNode } from 'react'
import { lazyPart } from '../late-part/lazyPart'
import { LatePart } from '../late-part/LatePart'
import { persistently } from '../late-part/persistently'

const VirtualListWindow = /* @__PURE__ */ lazyPart(persistently(() => import('./VirtualListWindow')))

/** What the owner of a virtual list can ask of it. */
export interface VirtualListHandle {
  /** Brings a row into view, moving as little as possible. */
  scrollToIndex: (index: number) => void
}

export interface VirtualListProps {
  /** Of the element with the role, for a field that chooses among its rows. */
  id?: string
  label: string
  /** How many rows there are, drawn or not. */
  count: number
  /** Height of a row in pixels, as a guess; rows are measured once drawn. */
  estimateHeight: (index: number) => number
  /** A stable key, so that a row keeps its state when others come in above. */
  keyOf: (index: number) => string
  /** `listbox` for rows with `role="option"`, `grid` for rows with `role="row"`. @default 'list' */
  role?: 'list' | 'listbox' | 'grid'
  multiselectable?: boolean
  className?: string
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Called when the last rows come near, to fetch more. */
  onEndReached?: () => void
  children: (index: number) => ReactNode
}

/** Draws of a long list only what can be seen. Its code comes with the first of them. */
export const VirtualList = /* @__PURE__ */ forwardRef<VirtualListHandle, VirtualListProps>(
  function VirtualList(props, ref) {
    return (
      <LatePart>
        <VirtualListWindow {...props} ref={ref} />
      </LatePart>
    )
  },
)
