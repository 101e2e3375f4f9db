import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, TextInput } from '@mailroom/ui'
import { useEffect, useState, type KeyboardEvent } from 'react'
import type { SayEditor } from '../editorStrings'
import type { RichText } from '../text/RichText'
import * as styles from './FindBar.css'
import type { SearchPlace } from './TextSearch'

interface FindBarProps {
  te: SayEditor
  text: RichText
  onClose: () => void
}

/** Finds words in the text: Enter goes on, with Shift back, Escape returns to where it stands. @source CO-04 */
export function FindBar({ te, text, onClose }: FindBarProps) {
  const [place, setPlace] = useState<SearchPlace>()
  useEffect(() => () => text.endSearch(), [text])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') setPlace(text.searchStep(!event.shiftKey))
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    // The window around it stays open.
    event.stopPropagation()
  }
  const leave = () => {
    text.selectFound()
    onClose()
  }
  return (
    <div role="search" aria-label={te('find')} className={styles.bar}>
      <span className={styles.field}>
        <TextInput
          aria-label={te('find')}
          placeholder={te('find')}
          autoFocus
          onKeyDown={onKeyDown}
          onChange={({ target }) =>
            setPlace(target.value === '' ? text.endSearch() : text.search(target.value))
          }
        />
      </span>
      <IconButton
        size="small"
        label={te('findPrevious')}
        icon={<ChevronUpIcon />}
        onClick={() => setPlace(text.searchStep(false))}
      />
      <IconButton
        size="small"
        label={te('findNext')}
        icon={<ChevronDownIcon />}
        onClick={() => setPlace(text.searchStep(true))}
      />
      <span role="status" className={styles.count}>
        {place && (place.count === 0 ? te('findNone') : te('findPlace', { ...place }))}
      </span>
      <IconButton size="small" label={te('findClose')} icon={<CloseIcon />} onClick={leave} />
    </div>
  )
}
