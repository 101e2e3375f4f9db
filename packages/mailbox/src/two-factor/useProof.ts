import { useErrorText } from '@mailroom/react'
import { useRef, useState, type FormEvent } from 'react'

export interface ProofOptions {
  /** Said when nothing was entered. */
  missing: string
  /** Does what the proof is for. Rejects when it is not taken. */
  act: (proof: string) => Promise<void>
}

/** A form of one field that shows who is there: what was entered stays, and says why it was not taken. */
export function useProof({ missing, act }: ProofOptions) {
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [proof, setProof] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const blame = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (proof.trim() === '') return blame(missing)
    setBusy(true)
    try {
      await act(proof)
    } catch (error) {
      blame(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const enter = (next: string) => {
    setProof(next)
    setFault(undefined)
  }
  return { input, proof, fault, isBusy, enter, submit }
}
