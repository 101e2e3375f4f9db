import { formatAddress, type Address } from '@mailroom/core'
import { useCallback, useState, type DragEvent } from 'react'

/** Marks our own drags; the text is for fields of other programs. */
const dragType = 'application/x-mailroom-recipient'

/** The recipient that is on its way from one line to another, shared by the lines of one mail. */
export interface ChipTransfer {
  /** Which line it was taken from, and who it is; undefined while nothing is dragged. */
  current: { readonly from: string; readonly address: Address } | undefined
  move(address: Address, from: string, to: string): void
}

/** Lets recipients be dragged from one line to another. @source CO-03 */
export function useChipDrag(line: string, transfer: ChipTransfer) {
  const [isOver, setOver] = useState(false)
  const [dragged, setDragged] = useState<Address>()
  const arriving = (event: DragEvent) => {
    const coming = event.dataTransfer.types.includes(dragType) ? transfer.current : undefined
    return coming && coming.from !== line ? coming : undefined
  }
  return {
    dragged,
    chipProps: useCallback(
      (address: Address) => ({
        draggable: true,
        onDragStart(event: DragEvent) {
          event.dataTransfer.setData(dragType, '')
          event.dataTransfer.setData('text/plain', formatAddress(address))
          transfer.current = { from: line, address }
          setDragged(address)
        },
        onDragEnd() {
          transfer.current = undefined
          setDragged(undefined)
        },
      }),
      [line, transfer],
    ),
    dropProps: {
      'data-over': isOver || undefined,
      onDragOver(event: DragEvent) {
        if (!arriving(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        const coming = arriving(event)
        if (!coming) return
        event.preventDefault()
        transfer.move(coming.address, coming.from, line)
      },
    },
  }
}
