import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: "Delete 3 messages for ever?" */
  title: string
  /** What happens then. */
  description?: ReactNode
  /** Says what it does, never just "OK". */
  confirmLabel: string
  cancelLabel: string
  /** @default 'plain' */
  tone?: 'plain' | 'danger'
  /** It is being done: the window stays until the owner closes it. */
  busy?: boolean
  /** It cannot be done as things are; what is below the question says why. */
  disabled?: boolean
  onConfirm: () => void
  /** Below the question: what goes with it, or what else is to be decided. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. Focus starts on Cancel where the answer would destroy. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = 'plain',
    busy,
    disabled,
    onConfirm,
    children,
  } = props
  return (
    <Dialog
      kind="alert"
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={cancelLabel}
      initialFocus={tone === 'danger' ? '[data-answer="cancel"]' : '[data-answer="confirm"]'}
      footer={
        <>
          <Button data-answer="cancel" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            data-answer="confirm"
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
