import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useErrorText } from '../errors/useErrorText'

/** What a form sends, and what is said of it. */
export interface SubmissionOptions {
  /** What is wrong before anything is sent, in words. */
  check?: () => string | undefined
  /** Sends it; what it rejects with is said at the box. */
  send: () => Promise<unknown>
  /** Words for a refusal that mean more here than elsewhere. @default the words of its kind */
  wordsOf?: (error: unknown) => string | undefined
  /** It was refused, and the box has focus. */
  onRefused?: (box: HTMLInputElement) => void
}

/** Where a submission stands, and what a form needs of it. */
export interface Submission {
  readonly isBusy: boolean
  /** Why it was not taken, in words. */
  readonly fault: string | undefined
  readonly setFault: (fault: string | undefined) => void
  /** For the box that a fault is about: it gets focus then, and what was typed stays. */
  readonly box: RefObject<HTMLInputElement | null>
  readonly onSubmit: (event: FormEvent) => void
}

/** A form that is checked, sent once, busy until the answer is there, and says why it was refused. */
export function useSubmission({ check, send, wordsOf, onRefused }: SubmissionOptions): Submission {
  const errorText = useErrorText()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const refuse = (reason: string | undefined) => {
    setFault(reason)
    box.current?.focus()
    if (box.current) onRefused?.(box.current)
  }
  const submit = async () => {
    if (isBusy) return
    const wrong = check?.()
    if (wrong !== undefined) return refuse(wrong)
    setBusy(true)
    try {
      await send()
    } catch (error) {
      refuse(wordsOf?.(error) ?? errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return { isBusy, fault, setFault, box, onSubmit }
}
