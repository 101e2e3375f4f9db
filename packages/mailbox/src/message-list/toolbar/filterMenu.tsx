import { flagColors, type MessageFilter, type Tag } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import { FlagMark, TagMark } from '../../marks/ColorMarks'
import type { SayList } from '../listStrings'

const states = [
  ['all', 'filterAll'],
  ['unseen', 'filterUnseen'],
  ['seen', 'filterSeen'],
  ['flagged', 'filterFlagged'],
  ['unflagged', 'filterUnflagged'],
  ['answered', 'filterAnswered'],
  ['forwarded', 'filterForwarded'],
] as const

/** Which mails of the folder are shown: by state, flag colour or tag. @source ML-04 */
export function filterMenu(
  t: SayList,
  filter: MessageFilter | undefined,
  tags: readonly Tag[],
  onFilter: (filter: MessageFilter | undefined) => void,
): readonly MenuEntry[] {
  const filters: readonly (readonly [string, MessageFilter])[] = [
    ...states.map(([kind]) => [kind, { kind }] as const),
    ...flagColors.map((color) => [`color ${color}`, { kind: 'color', color }] as const),
    ...tags.map((tag) => [`tag ${tag.name}`, { kind: 'tag', tag: tag.name }] as const),
  ]
  const choose = (value: string) => {
    const chosen = filters.find(([id]) => id === value)?.[1]
    onFilter(chosen?.kind === 'all' ? undefined : chosen)
  }
  const value = valueOf(filter)
  return [
    {
      kind: 'choice',
      id: 'state',
      label: t('show'),
      value,
      options: states.map(([id, key]) => ({ value: id, label: t(key) })),
      onValueChange: choose,
    },
    { kind: 'separator' },
    {
      kind: 'choice',
      id: 'color',
      label: t('flag'),
      value,
      options: flagColors.map((color) => ({
        value: `color ${color}`,
        label: t(`flag_${color}`),
        icon: <FlagMark color={color} />,
      })),
      onValueChange: choose,
    },
    ...(tags.length > 0
      ? ([
          { kind: 'separator', id: 'tags' },
          {
            kind: 'choice',
            id: 'tag',
            label: t('tags'),
            value,
            options: tags.map(({ name, color }) => ({
              value: `tag ${name}`,
              label: name,
              icon: <TagMark color={color} />,
            })),
            onValueChange: choose,
          },
        ] satisfies readonly MenuEntry[])
      : []),
  ]
}

/** What the filter is called, for the line that says that one is on. */
export function filterName(t: SayList, filter: MessageFilter): string {
  if (filter.kind === 'color') return t(`flag_${filter.color}`)
  if (filter.kind === 'tag') return filter.tag
  return t(states.find(([kind]) => kind === filter.kind)?.[1] ?? 'filterAll')
}

function valueOf(filter: MessageFilter | undefined): string {
  if (!filter) return 'all'
  if (filter.kind === 'color') return `color ${filter.color}`
  return filter.kind === 'tag' ? `tag ${filter.tag}` : filter.kind
}
