import { Button, ComposeIcon } from '@mailroom/ui'
import { useRef } from 'react'
import * as styles from './FolderPane.css'

/** Keeps a second press from opening a second composer. @source FL-07 */
const composePauseMs = 1500

export interface ComposeButtonProps {
  label: string
  onPress: () => void
  /** Pointer or focus on the button: a new mail is likely. */
  onIntent?: () => void
}

/** Opens a new mail, once for each press of an eager finger. */
export function ComposeButton({ label, onPress, onIntent }: ComposeButtonProps) {
  const pausedUntil = useRef(0)
  const press = () => {
    const now = Date.now()
    if (now < pausedUntil.current) return
    pausedUntil.current = now + composePauseMs
    onPress()
  }
  return (
    <span className={styles.compose}>
      <Button
        variant="primary"
        size="large"
        wide
        icon={<ComposeIcon />}
        onClick={press}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {label}
      </Button>
    </span>
  )
}
