import type { AnswerOf, Contract, ReadOf } from '@mailroom/api'
import { layoutSizesOf, markReadDelays, undoDelays, type Settings } from '@mailroom/core'

/** What a person has chosen. */
export const toWireSettings = (settings: Settings): AnswerOf<Contract['settings']> => ({
  page_limit: settings.pageSize,
  lang: settings.locale ?? null,
  skin_name: settings.skin,
  color_scheme: settings.colorScheme,
  is_conversation: settings.byConversation,
  reading_pane: settings.readingPane,
  density: settings.density,
  read_delay: settings.markReadSeconds,
  sizes: settings.sizes,
  undo_seconds: settings.undoSeconds,
  writing_mode: settings.writingMode,
})

/** The change that one parameter is. @source ML-14, ML-24, ML-26, SS-05, ST-03 */
export function fromWireParam(param: ReadOf<Contract['setParam'], 'body'>): Partial<Settings> {
  switch (param.keyword) {
    case 'page_limit':
      return { pageSize: Number(param.value) }
    case 'is_conversation':
      return { byConversation: param.value === '1' }
    case 'reading_pane':
      return { readingPane: param.value }
    case 'density':
      return { density: param.value }
    case 'read_delay':
      return { markReadSeconds: markReadDelays.find((delay) => String(delay) === param.value)! }
    case 'undo_seconds':
      return { undoSeconds: undoDelays.find((delay) => String(delay) === param.value)! }
    case 'writing_mode':
      return { writingMode: param.value }
    case 'sizes':
      return { sizes: layoutSizesOf(param.value) }
  }
}
