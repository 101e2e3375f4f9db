import { useState, type DragEvent } from 'react'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Lets files be dropped anywhere on an element. @returns `isOver` while some hang above it */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const next = event.relatedTarget
        if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
