import { flagColors, type MessageFilter, type Tag } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import { FlagMark, TagMark } from '../../marks/ColorMarks'
import type { SayList } from '../listStrings'
import { states } from './filterName'

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

function valueOf(filter: MessageFilter | undefined): string {
  if (!filter) return 'all'
  if (filter.kind === 'color') return `color ${filter.color}`
  return filter.kind === 'tag' ? `tag ${filter.tag}` : filter.kind
}
