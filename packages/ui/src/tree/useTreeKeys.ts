import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { stepFocus } from '../focus/stepFocus'
import type { VisibleNode } from './TreeNode'

/** Letters typed within this time belong to one word. */
const typeaheadMs = 600

interface TreeKeysOptions {
  tree: RefObject<HTMLElement | null>
  shown: readonly VisibleNode[]
  expanded: ReadonlySet<string>
  selectedId?: string
  toggle: (id: string) => void
  onSelect: (id: string) => void
  onOther?: (id: string, event: KeyboardEvent<HTMLElement>) => void
  /** Draws a row that is not drawn yet. */
  reveal: (index: number) => void
}

/**
 * Roving focus and keys of a tree.
 *
 * @source WAI-ARIA Authoring Practices, Tree View
 */
export function useTreeKeys({
  tree,
  shown,
  expanded,
  selectedId,
  toggle,
  onSelect,
  onOther,
  reveal,
}: TreeKeysOptions) {
  const [active, setActive] = useState<{ readonly id: string; readonly beside: string | undefined }>()
  const typed = useRef({ word: '', at: 0 })
  const has = (id: string | undefined) => id !== undefined && shown.some((item) => item.node.id === id)
  // When another one is selected, Tab leads to that.
  const chosen = active?.beside === selectedId ? active?.id : undefined
  const activeId = has(chosen) ? chosen : has(selectedId) ? selectedId : shown[0]?.node.id
  const setActiveId = (id: string) => setActive({ id, beside: selectedId })

  const focus = (id: string | undefined) => {
    if (id === undefined) return
    setActiveId(id)
    const rows = () => tree.current?.querySelectorAll<HTMLElement>('[data-node-id]') ?? []
    // Not by a selector: it could not name an id with a null character.
    const row = () => [...rows()].find((each) => each.dataset.nodeId === id)
    if (!row()) reveal(shown.findIndex((item) => item.node.id === id))
    row()?.focus()
  }

  const onKeyDown = (item: VisibleNode, event: KeyboardEvent<HTMLElement>) => {
    // Not from a button in the row.
    if (!(event.target as Element).matches('[role="treeitem"]') || event.defaultPrevented) return
    const { node } = item
    const index = shown.findIndex((other) => other.node.id === node.id)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const inward = rtl ? 'ArrowLeft' : 'ArrowRight'
    const outward = rtl ? 'ArrowRight' : 'ArrowLeft'
    const isOpen = expanded.has(node.id)
    const next = stepFocus(event.key, index, shown.length, { orientation: 'vertical', loop: false })
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey

    if (next !== undefined) focus(shown[next]?.node.id)
    else if (event.key === inward && node.children) {
      if (isOpen) focus(node.children[0]?.id)
      else toggle(node.id)
    } else if (event.key === outward && (isOpen || item.parentId !== undefined)) {
      if (isOpen && node.children) toggle(node.id)
      else focus(item.parentId)
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!node.disabled) onSelect(node.id)
    } else if (event.key.length === 1 && plain) {
      focus(find(event.key, index))
    } else {
      onOther?.(node.id, event)
      return
    }
    event.preventDefault()
  }

  const find = (letter: string, index: number) => {
    const now = Date.now()
    const word = (now - typed.current.at < typeaheadMs ? typed.current.word : '') + letter.toLocaleLowerCase()
    typed.current = { word, at: now }
    // A first letter looks for the next match, further ones may stay where they are.
    const start = word.length === 1 ? index + 1 : index
    const order = [...shown.slice(start), ...shown.slice(0, start)]
    return order.find((item) => item.node.label.toLocaleLowerCase().startsWith(word))?.node.id
  }

  return { activeId, setActiveId, onKeyDown }
}
