import type { MessageRef } from '@mailroom/core'
import { useAdapter } from '@mailroom/react'
import { useMemo } from 'react'
import type { FileSource } from './FileSource'

/** The files of a mail in a folder. */
export function useMailFiles(ref: MessageRef): FileSource {
  const { messages } = useAdapter()
  return useMemo(
    () => ({
      load: (id, options) => messages.attachment(ref, id, options),
      url: (id) => messages.attachmentUrl?.(ref, id),
      preview: ({ id, name, sizeBytes }) => ({ kind: 'preview', ref, attachment: id, name, sizeBytes }),
    }),
    [messages, ref],
  )
}
