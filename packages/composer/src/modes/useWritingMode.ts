import { useState } from 'react'
import type { ComposeSeed, DraftFields } from '../composer/draftFields'
import type { EditorHandle } from '../editor/MailEditorProps'
import { escapeMarkdown } from '../editor/markdown/escapeMarkdown'
import { withoutMark } from '../editor/markdown/markdownMark'
import { lossesOf, type Loss } from './lossesOf'
import type { WritingMode } from './WritingMode'

/** What an editor begins with. */
interface Body {
  readonly mode: WritingMode
  readonly html: string
  readonly quotedHtml?: string
  readonly text: string
  /** Grows with each change of mode: another one is another editor. */
  readonly edition: number
}

/** A change that would cost the writer something. */
interface ModeQuestion {
  readonly mode: WritingMode
  readonly losses: readonly Loss[]
}

interface WritingModeOptions {
  readonly seed: ComposeSeed
  readonly written: () => EditorHandle | undefined
  readonly now: () => DraftFields
  readonly change: (values: Partial<DraftFields>) => void
}

/** How a mail is written. Another way is asked for first where it loses something; words are never lost. @source CO-04 */
export function useWritingMode({ seed, written, now, change }: WritingModeOptions) {
  const [body, setBody] = useState<Body>(() => ({
    mode: now().mode ?? 'rich',
    html: seed.html,
    quotedHtml: seed.quotedHtml,
    text: seed.text ?? '',
    edition: 0,
  }))
  const [question, setQuestion] = useState<ModeQuestion>()

  const turnTo = (mode: WritingMode) => {
    const before = written()
    setQuestion(undefined)
    if (!before) return
    const isWords = body.mode === 'rich' && mode === 'markdown'
    const text = isWords ? escapeMarkdown(before.text()) : before.text()
    setBody({ mode, html: withoutMark(before.html()), text, edition: body.edition + 1 })
    change({ mode })
  }
  return {
    ...body,
    question,
    /** Asks first where something would be lost. */
    choose(mode: WritingMode) {
      const before = written()
      if (!before || mode === body.mode) return
      const losses = body.mode === 'rich' ? lossesOf(before.html()) : []
      if (losses.length > 0) setQuestion({ mode, losses })
      else turnTo(mode)
    },
    answer(isMeant: boolean) {
      if (question && isMeant) turnTo(question.mode)
      else setQuestion(undefined)
    },
  }
}

export type WritingModeState = ReturnType<typeof useWritingMode>
