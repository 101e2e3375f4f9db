import { Button, ComposeIcon, Tooltip } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import * as styles from './FolderPane.css'

/** So long the button rests after a press, so that a second one opens no second composer. @source FL-07 */
const composePauseMs = 1500

export interface ComposeButtonProps {
  label: string
  /** Why nothing can be written here; absent where it can. */
  barred?: string
  onPress: () => void
  /** Pointer or focus on the button: a new mail is likely. */
  onIntent?: () => void
}

/** Opens a new mail, once for each press of an eager finger. */
export function ComposeButton({ label, barred, onPress, onIntent }: ComposeButtonProps) {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return undefined
    const timer = setTimeout(() => setResting(false), composePauseMs)
    return () => clearTimeout(timer)
  }, [isResting])
  const look = { variant: 'primary', size: 'large', wide: true, icon: <ComposeIcon /> } as const
  return (
    <span className={styles.compose}>
      {barred === undefined ? (
        <Button
          {...look}
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
      ) : (
        <Tooltip label={barred}>
          <Button {...look} aria-disabled aria-description={barred}>
            {label}
          </Button>
        </Tooltip>
      )}
    </span>
  )
}
