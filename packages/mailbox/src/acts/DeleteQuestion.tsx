import { useErrorText } from '@mailroom/react'
import { ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'

export interface DeleteQuestionProps {
  /** The question, what happens then, and the two answers. */
  words: { title: string; description: string; confirm: string; cancel: string }
  /** Deletes; what it rejects with is told. */
  act: () => Promise<unknown>
  /** What is said when it is done, and when it is not, with the reason. */
  said: { done: string; failed: (reason: string) => string }
  /** After the answer was carried out or not, or on Cancel. */
  onClose: () => void
}

/** Asks before something that cannot be taken back, stays while it is done, and says what came of it. */
export function DeleteQuestion({ words, act, said, onClose }: DeleteQuestionProps) {
  const errorText = useErrorText()
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await act()
      show({ message: said.done })
    } catch (error) {
      show({ tone: 'danger', message: said.failed(errorText(error) ?? '') })
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
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
