import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { CloseIcon, SuccessIcon, WarningIcon } from '../icons/actionsIcons'
import type { Toast } from './ToastProvider'
import * as styles from './Toast.css'
import { useFocusBack } from './useFocusBack'

interface ToastViewProps {
  toast: Toast
  dismissLabel: string
  onDone: () => void
}

const plainMs = 6000
const actionMs = 10_000

/** One toast. Its time stands still while pointer or focus is on it. */
export function ToastView({ toast, dismissLabel, onDone }: ToastViewProps) {
  const { tone = 'plain', action, durationMs = action ? actionMs : plainMs } = toast
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const noteFocus = useFocusBack(box)
  const finish = useRef({ onDone, onClose: toast.onClose, acted: false })
  useEffect(() => {
    finish.current = { ...finish.current, onDone, onClose: toast.onClose }
  })

  useEffect(() => {
    if (held || !Number.isFinite(durationMs)) return
    const timer = setTimeout(() => finish.current.onDone(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])

  // Whichever way it goes: by time, by its button, or because another took its place.
  useClosed(() => !finish.current.acted && finish.current.onClose?.())

  return (
    <div
      ref={box}
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        noteFocus(event)
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onDone()
      }}
    >
      {tone !== 'plain' && (
        <span className={styles.sign}>{tone === 'danger' ? <WarningIcon /> : <SuccessIcon />}</span>
      )}
      <span className={styles.message}>{toast.message}</span>
      {action && (
        <Button
          size="small"
          variant="ghost"
          className={styles.action}
          onClick={() => {
            finish.current.acted = true
            action.onAction()
            onDone()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        className={styles.close}
        label={dismissLabel}
        icon={<CloseIcon />}
        tooltipSide="top"
        onClick={onDone}
      />
    </div>
  )
}

/** Runs once the component is gone for good, not when strict mode mounts it twice. */
function useClosed(closed: () => void) {
  const latest = useRef(closed)
  const mounted = useRef(0)
  useEffect(() => {
    latest.current = closed
  })
  useEffect(() => {
    mounted.current += 1
    const turn = mounted.current
    return () => {
      queueMicrotask(() => turn === mounted.current && latest.current())
    }
  }, [])
}
