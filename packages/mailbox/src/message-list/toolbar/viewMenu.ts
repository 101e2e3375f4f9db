import { densities, markReadDelays, readingPanes } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import type { ChosenLayout } from '../../layout/useLayout'
import type { SayList } from '../listStrings'

const paneWords = { tabs: 'paneTabs', right: 'paneRight', below: 'paneBelow' } as const
const densityWords = { comfortable: 'densityComfortable', compact: 'densityCompact' } as const
const delayWords = {
  0: 'markReadAtOnce',
  2: 'markReadAfter',
  5: 'markReadAfter',
  [-1]: 'markReadNever',
} as const

/**
 * Conversations, where mails are read, how close rows stand.
 *
 * @param hasPane false where there is no room for a reading pane
 * @source ML-24, ML-26
 */
export function viewMenu(t: SayList, layout: ChosenLayout, hasPane = false): readonly MenuEntry[] {
  const { choose } = layout
  if (!choose) return []
  return [
    ...(layout.hasConversations
      ? ([
          {
            kind: 'check',
            label: t('byConversation'),
            checked: layout.byConversation,
            onCheckedChange: (byConversation) => choose({ byConversation }),
          },
          { kind: 'separator', id: 'conversations' },
        ] satisfies readonly MenuEntry[])
      : []),
    { kind: 'heading', id: 'pane', label: t('readingPane') },
    choiceOf(t('readingPane'), readingPanes, layout.readingPane, (pane) => t(paneWords[pane]), {
      onChoose: (readingPane) => choose({ readingPane }),
      isOff: (pane) => !hasPane && pane !== 'tabs',
    }),
    ...(hasPane && layout.readingPane !== 'tabs'
      ? ([
          { kind: 'heading', id: 'delay', label: t('markReadInPane') },
          choiceOf(
            t('markReadInPane'),
            markReadDelays,
            layout.markReadSeconds,
            (count) => t(delayWords[count], { count }),
            { onChoose: (markReadSeconds) => choose({ markReadSeconds }) },
          ),
        ] satisfies readonly MenuEntry[])
      : []),
    { kind: 'heading', id: 'density', label: t('density') },
    choiceOf(t('density'), densities, layout.density, (density) => t(densityWords[density]), {
      onChoose: (density) => choose({ density }),
    }),
  ]
}

interface ChoiceActs<Value> {
  readonly onChoose: (value: Value) => void
  readonly isOff?: (value: Value) => boolean
}

/** A menu's choice among values of any kind. */
function choiceOf<Value extends string | number>(
  label: string,
  values: readonly Value[],
  value: Value,
  nameOf: (value: Value) => string,
  { onChoose, isOff }: ChoiceActs<Value>,
): MenuEntry {
  return {
    kind: 'choice',
    id: `${label} choice`,
    label,
    value: String(value),
    options: values.map((each) => ({
      value: String(each),
      label: nameOf(each),
      disabled: isOff?.(each) ?? false,
    })),
    onValueChange: (chosen) => {
      const found = values.find((each) => String(each) === chosen)
      if (found !== undefined) onChoose(found)
    },
  }
}
