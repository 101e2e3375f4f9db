import type { MenuEntry } from '@mailroom/ui'
import type { OfferedAct } from './OfferedAct'

/** The lines of menus one after the other, those of inner menus in the place of what opens them; no line that is disabled. */
export function actsOfEntries(entries: readonly MenuEntry[], above: readonly string[] = []): OfferedAct[] {
  return entries.flatMap((entry): OfferedAct[] => {
    if (entry.kind === 'separator' || entry.kind === 'heading') return []
    if (entry.kind !== 'choice' && entry.disabled) return []
    const words = [...above, entry.label]
    const id = [...above, entry.id ?? entry.label].join(' / ')
    switch (entry.kind) {
      case 'branch':
        return actsOfEntries(entry.entries, words)
      case 'choice':
        return entry.options
          .filter(({ disabled, value }) => !disabled && value !== entry.value)
          .map(({ value, label }) => ({
            id: `${id} / ${value}`,
            words: [...words, label],
            isOn: false,
            isDestructive: false,
            run: () => entry.onValueChange(value),
          }))
      case 'check': {
        const isOn = entry.checked === true
        return [{ id, words, isOn, isDestructive: false, run: () => entry.onCheckedChange(!isOn) }]
      }
      default:
        return [{ id, words, isOn: false, isDestructive: entry.tone === 'danger', run: entry.onSelect }]
    }
  })
}
