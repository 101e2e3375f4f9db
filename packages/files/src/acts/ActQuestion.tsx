import { useErrorText } from '@mailroom/react'
import { ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'

export interface ActQuestionProps {
  /** Closed it fades out, where its owner keeps it for that. @default true */
  isOpen?: boolean
  /** The question, what happens then, and the two answers. */
  words: { title: string; description: string; confirm: string; cancel: string }
  /** Does it; what it rejects with is told. */
  act: () => Promise<unknown>
  /** What is said when it is done, and when it is not, with the reason. @default failed: the reason alone */
  said: { done: string; failed?: (reason: string) => string }
  /** When it failed the question stays, so that it can be tried again. @default false */
  staysOnFailure?: boolean
  /** After the answer was carried out or not, or on Cancel. */
  onClose: () => void
}

/**
 * Asks before something that cannot be taken back, stays while it is done, and says what came of it.
 *
 * @internal
 */
export function ActQuestion(props: ActQuestionProps) {
  const { isOpen = true, words, act, said, staysOnFailure = false, onClose } = props
  const errorText = useErrorText()
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await act()
      show({ message: said.done })
      onClose()
    } catch (error) {
      const reason = errorText(error) ?? ''
      show({ tone: 'danger', message: said.failed?.(reason) ?? reason })
      if (!staysOnFailure) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
