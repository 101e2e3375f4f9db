import * as styles from './DragImage.css'

/** Names our own drags, so that nothing else is taken for one; it holds nothing. */
const type = 'application/x-mailroom'

/**
 * Begins a drag whose picture is a few words.
 *
 * @param around an element of ours, for the words to have our looks
 */
export function beginDrag(event: Pick<DragEvent, 'dataTransfer'>, words: string, around: HTMLElement): void {
  const image = document.createElement('div')
  image.className = styles.image
  image.textContent = words
  around.append(image)
  const data = event.dataTransfer!
  data.setData(type, '')
  data.effectAllowed = 'move'
  data.setDragImage(image, -8, -8)
  // The browser has drawn it by then.
  requestAnimationFrame(() => image.remove())
}
