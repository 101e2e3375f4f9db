import { quoteEntity, quoteSelector } from '../quote/quoteMarks'
import type { QuotedOriginal } from '../quote/QuotedOriginal'
import type { EditorPlugin } from 'roosterjs'

interface TextHandlers {
  readonly quote: QuotedOriginal | undefined
  /** The text has changed. */
  onChange(): void
  /** The text or the selection may have changed; once a frame at most. */
  onLook(): void
  /** More than typing: a paste, a drop, a button, a step undone. */
  onContent(): void
}

/** Watches the editor, and shows the original where the editor keeps its place. */
export function watchText({ quote, onChange, onLook, onContent }: TextHandlers): EditorPlugin {
  let isWaiting = false
  const look = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      onLook()
    })
  }
  return {
    getName: () => 'MailroomText',
    initialize: () => undefined,
    dispose: () => undefined,
    onPluginEvent: (event) => {
      switch (event.eventType) {
        case 'input':
        case 'compositionEnd':
          onChange()
          return look()
        case 'contentChanged':
          onChange()
          onContent()
          return look()
        case 'keyUp':
        case 'mouseUp':
        case 'selectionChanged':
          return look()
        case 'entityOperation':
          if (event.operation === 'newEntity' && event.entity.type === quoteEntity)
            quote?.showIn(event.entity.wrapper)
          return
        case 'beforeCutCopy':
          event.clonedRoot.querySelectorAll(quoteSelector).forEach((wrapper) => quote?.copyInto(wrapper))
          return
        default:
      }
    },
  }
}
