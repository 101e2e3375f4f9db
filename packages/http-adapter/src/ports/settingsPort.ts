import type { BodyOf, Contract } from '@mailroom/api'
import {
  markReadDelays,
  MailroomError,
  pageSizes,
  undoDelays,
  type Settings,
  type SettingsPort,
} from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

type WireParam = BodyOf<Contract['setParam']>

/**
 * What the user chooses, over HTTP: one call for each thing that the texts keep apart, and one choice after the other, so
 * that the last one is what is kept.
 */
export function createSettingsPort(client: HttpClient): Pick<SettingsPort, 'save'> {
  let before: Promise<unknown> = Promise.resolve()
  return {
    save(change) {
      const saved = before.then(() => saveAll(client, change))
      // Whoever chose it is told what went wrong; the next choice is not held up by it.
      before = saved.catch(() => undefined)
      return saved
    },
  }
}

async function saveAll(client: HttpClient, change: Partial<Settings>): Promise<void> {
  const { locale, skin, colorScheme } = change
  for (const body of toWireParams(change)) await client.send('setParam', { body })
  if (locale !== undefined) await client.send('setLang', { body: { lang: locale } })
  if (skin !== undefined || colorScheme !== undefined) {
    await client.send('setSkin', { body: { skin_name: skin, color_scheme: colorScheme } })
  }
}

function toWireParams({
  pageSize,
  byConversation,
  readingPane,
  density,
  markReadSeconds,
  sizes,
  undoSeconds,
  writingMode,
}: Partial<Settings>): WireParam[] {
  const params: WireParam[] = []
  if (pageSize !== undefined) {
    params.push({ keyword: 'page_limit', value: oneOf('pageSize', pageSizes, pageSize) })
  }
  if (byConversation !== undefined) {
    params.push({ keyword: 'is_conversation', value: byConversation ? '1' : '0' })
  }
  if (readingPane !== undefined) params.push({ keyword: 'reading_pane', value: readingPane })
  if (density !== undefined) params.push({ keyword: 'density', value: density })
  if (markReadSeconds !== undefined) {
    params.push({ keyword: 'read_delay', value: oneOf('markReadSeconds', markReadDelays, markReadSeconds) })
  }
  if (sizes !== undefined) params.push({ keyword: 'sizes', value: sizes })
  if (undoSeconds !== undefined) {
    params.push({ keyword: 'undo_seconds', value: oneOf('undoSeconds', undoDelays, undoSeconds) })
  }
  if (writingMode !== undefined) params.push({ keyword: 'writing_mode', value: writingMode })
  return params
}

/** What the wire takes is what may be chosen, written out. */
function oneOf<Value extends number>(field: string, choices: readonly Value[], value: number): `${Value}` {
  const known = choices.find((choice) => choice === value)
  if (known !== undefined) return `${known}`
  throw new MailroomError('invalid', `${value} cannot be chosen for ${field}.`, { fields: { [field]: [] } })
}
