import { useStrings } from '@mailroom/react'
import { TextInput } from '@mailroom/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { emoji, emojiGroups } from './emoji'
import * as styles from './EmojiPicker.css'
import { emojiStrings } from './emojiStrings'
import { stepInGrid } from './stepInGrid'

interface EmojiPickerProps {
  onPick: (sign: string) => void
}

/** Small pictures that the reader's own system draws. Typing a name finds them; arrows walk through them. @source CO-04 */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const { t } = useStrings(emojiStrings)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [visited, setVisited] = useState<string>()
  const word = typed.trim().toLowerCase()
  const found = emoji.filter(({ name }) => t(`name_${name}`).toLowerCase().includes(word))
  const stop = found.find(({ sign }) => sign === visited) ?? found[0]

  const signs = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepInGrid(event.key, signs(), document.activeElement)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const leaveField = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    const [first] = signs()
    if (event.key === 'Enter') first?.click()
    else if (event.key === 'ArrowDown') first?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.picker}>
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={leaveField}
      />
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {t('none')}
        </p>
      )}
      <div ref={list} role="presentation" className={styles.list} onKeyDown={step}>
        {emojiGroups.map((group) => {
          const shown = found.filter((each) => each.group === group)
          if (shown.length === 0) return null
          return (
            <section key={group} aria-label={t(`group_${group}`)}>
              <p aria-hidden className={styles.group}>
                {t(`group_${group}`)}
              </p>
              <div className={styles.signs}>
                {shown.map(({ name, sign }) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.sign}
                    aria-label={t(`name_${name}`)}
                    title={t(`name_${name}`)}
                    tabIndex={sign === stop?.sign ? 0 : -1}
                    onFocus={() => setVisited(sign)}
                    onClick={() => onPick(sign)}
                  >
                    {sign}
                  </button>
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}
