import type { AnswerOf, Contract } from '@mailroom/api'
import { defaultLayout, layoutSizesOf, markReadDelays, undoDelays, type Settings } from '@mailroom/core'

/** What the user has chosen. */
export const fromWireSettings = (answer: AnswerOf<Contract['settings']>): Settings => ({
  pageSize: answer.page_limit,
  ...(answer.lang !== null && { locale: answer.lang }),
  skin: answer.skin_name,
  colorScheme: answer.color_scheme,
  byConversation: answer.is_conversation,
  readingPane: answer.reading_pane,
  density: answer.density,
  markReadSeconds:
    markReadDelays.find((delay) => delay === answer.read_delay) ?? defaultLayout.markReadSeconds,
  sizes: layoutSizesOf(answer.sizes),
  undoSeconds: undoDelays.find((delay) => delay === answer.undo_seconds) ?? 0,
  writingMode: answer.writing_mode,
})
