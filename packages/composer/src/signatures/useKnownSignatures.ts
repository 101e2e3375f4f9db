import type { MailSignature } from '@mailroom/core'
import { useParser, useSignatures } from '@mailroom/react'
import { useMemo } from 'react'
import { textOfSignature } from '../editor/signature/signatureText'

/** A signature, and what tells whether it is the one that stands in a mail. */
export interface KnownSignature extends MailSignature {
  readonly text: string
}

/** The signatures of whoever writes. */
export function useKnownSignatures() {
  const { book } = useSignatures()
  const isParserReady = useParser()
  return useMemo(() => {
    const all: readonly KnownSignature[] = !isParserReady
      ? []
      : (book?.signatures ?? []).map((each) => ({ ...each, text: textOfSignature(each.html) }))
    return { all, isKnown: (text: string) => all.some((each) => each.text === text) }
  }, [book, isParserReady])
}
