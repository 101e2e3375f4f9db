import type { Locale } from '@mailroom/core'
import { uploadStrings } from '@mailroom/files'
import { composeStrings } from '../composeStrings'
import { loadEditor } from '../editor/EditorPane'
import { editorStrings } from '../editor/editorStrings'
import { modeStrings } from '../modes/modeStrings'
import { onlineStrings } from '../online-files/onlineStrings'
import { outboxStrings } from '../outbox/outboxStrings'
import { panelStrings } from '../side-panel/panelStrings'
import { peopleStrings } from '../people-picker/peopleStrings'
import { templateStrings } from '../templates/templateStrings'

/**
 * Fetches what writing needs beyond the composer's own code, so that it is drawn in one step: the editor, and all words.
 *
 * @throws what fetching failed with
 */
export async function loadWriting(locale: Locale): Promise<void> {
  const words = [
    composeStrings,
    editorStrings,
    modeStrings,
    onlineStrings,
    outboxStrings,
    panelStrings,
    peopleStrings,
    templateStrings,
    uploadStrings,
  ]
  await Promise.all([loadEditor(), ...words.map((each) => each.load(locale))])
}
