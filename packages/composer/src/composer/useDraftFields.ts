import type { DraftAttachment } from '@mailroom/core'
import { useCallback, useRef, useState } from 'react'
import type { DraftFields } from './draftFields'

/** The fields of a mail, as they are shown and, for whoever acts before the next drawing, as they are now. */
export interface DraftFieldsState {
  readonly fields: DraftFields
  now(): DraftFields
  change(values: Partial<DraftFields>): void
  attach(attachment: DraftAttachment): void
}

/** Keeps the fields of a mail. @param onChange some field has changed */
export function useDraftFields(first: DraftFields, onChange: () => void): DraftFieldsState {
  const [fields, setFields] = useState(first)
  const current = useRef(first)
  const change = useCallback(
    (values: Partial<DraftFields>) => {
      current.current = { ...current.current, ...values }
      setFields(current.current)
      onChange()
    },
    [onChange],
  )
  const attach = useCallback(
    (attachment: DraftAttachment) => change({ attachments: [...current.current.attachments, attachment] }),
    [change],
  )
  const now = useCallback(() => current.current, [])
  return { fields, now, change, attach }
}
