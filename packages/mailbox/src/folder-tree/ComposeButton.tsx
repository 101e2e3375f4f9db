import { Button, ComposeIcon } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import * as styles from './FolderPane.css'

/** So long the button rests after a press, so that a second one opens no second composer. @source FL-07 */
const composePauseMs = 1500

export interface ComposeButtonProps {
  label: string
  onPress: () => void
  /** Pointer or focus on the button: a new mail is likely. */
  onIntent?: () => void
}

/** Opens a new mail, once for each press of an eager finger. */
export function ComposeButton({ label, onPress, onIntent }: ComposeButtonProps) {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return undefined
    const timer = setTimeout(() => setResting(false), composePauseMs)
    return () => clearTimeout(timer)
  }, [isResting])
  return (
    <span className={styles.compose}>
      <Button
        variant="primary"
        size="large"
        wide
        icon={<ComposeIcon />}
        disabled={isResting}
        onClick={() => {
          setResting(true)
          onPress()
        }}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {label}
      </Button>
    </span>
  )
}
