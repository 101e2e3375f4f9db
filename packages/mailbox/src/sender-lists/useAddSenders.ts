import { maxSenderEntries, readSenders, type RefusedEntry, type SenderList } from '@mailroom/core'
import { useErrorText, useSenderList, useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { senderListStrings } from './senderListStrings'
import { pageSize } from './pageSize'

/** What was typed for a list, what is wrong with it, and how it is added. */
export function useAddSenders(list: SenderList) {
  const { t } = useStrings(senderListStrings)
  const { add: addTo } = useSenderList({ list, text: '', offset: 0, limit: pageSize })
  const errorText = useErrorText()
  const toasts = useToasts()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [faults, setFaults] = useState<readonly RefusedEntry[]>([])
  const [isBusy, setBusy] = useState(false)

  const add = async () => {
    if (isBusy) return
    const read = readSenders(text)
    if (read.entries.length === 0 && read.faults.length === 0) return setError(t('nothing'))
    if (read.entries.length > maxSenderEntries)
      return setError(t('tooMany', { limit: maxSenderEntries, count: read.entries.length }))
    setError(undefined)
    setBusy(true)
    try {
      const wrong = read.faults.map((entry) => ({ entry, fault: 'notSender' as const }))
      const outcome = read.entries.length > 0 ? await addTo(read.entries) : undefined
      const left = [...wrong, ...(outcome?.refused ?? [])]
      setFaults(left)
      setText(left.map(({ entry }) => entry).join('\n'))
      if (!outcome) return
      const { added, known, moved } = outcome
      const said = [
        ...(added.length > 0 ? [t('added', { count: added.length })] : []),
        ...(moved.length > 0 ? [t('moved', { count: moved.length })] : []),
        ...(known.length > 0 ? [t('known', { count: known.length })] : []),
      ]
      if (said.length > 0)
        toasts.show({ message: said.reduce((first, second) => t('sentences', { first, second })) })
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  return {
    text,
    setText: (changed: string) => {
      setText(changed)
      setError(undefined)
    },
    error,
    setError,
    faults,
    isBusy,
    add,
  }
}
