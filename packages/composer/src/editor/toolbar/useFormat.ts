import type { ContentModelFormatState } from 'roosterjs'
import { useEffect, useState } from 'react'
import type { RichText } from '../text/RichText'

const plain: ContentModelFormatState = {}

/** What the text looks like at the cursor; follows it. */
export function useFormat(text: RichText | undefined): ContentModelFormatState {
  const [format, setFormat] = useState(plain)
  useEffect(() => text?.subscribe(() => setFormat(text.format())), [text])
  return format
}
