import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import { CheckIcon, MinusIcon, ChevronRightIcon } from '../icons/actionsIcons'
import { usePortalContainer } from '../portal/PortalProvider'
import * as styles from './Menu.css'
import type { MenuBranch, MenuCheck, MenuChoice, MenuEntry } from './MenuEntry'
import { moveInMenu } from './moveInMenu'

/** The lines of a menu or a submenu. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  const hasIcons = entries.some((entry) => 'icon' in entry && entry.icon) || entries.some(isMarked)
  return (
    <div className={styles.group} data-icons={hasIcons || undefined}>
      {entries.map((entry, index) => (
        <Entry key={entry.id ?? ('label' in entry ? entry.label : index)} entry={entry} />
      ))}
    </div>
  )
}

const isMarked = (entry: MenuEntry) => entry.kind === 'check' || entry.kind === 'choice'

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Radix.Separator className={styles.separator} />
    case 'heading':
      return <Radix.Label className={styles.heading}>{entry.label}</Radix.Label>
    case 'check':
      return <Check entry={entry} />
    case 'choice':
      return <Choice entry={entry} />
    case 'branch':
      return <Branch entry={entry} />
    default:
      return (
        <Radix.Item
          className={styles.item}
          data-tone={entry.tone}
          aria-keyshortcuts={entry.shortcut}
          disabled={entry.disabled}
          textValue={entry.label}
          onSelect={entry.onSelect}
        >
          <Line mark={entry.icon} label={entry.label} />
          {entry.trailing}
          {entry.shortcut && (
            <kbd className={styles.shortcut} aria-hidden>
              {entry.shortcut}
            </kbd>
          )}
        </Radix.Item>
      )
  }
}

function Line({ mark, label }: { mark?: ReactNode; label: string }) {
  return (
    <>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.words}>{label}</span>
    </>
  )
}

function Check({ entry }: { entry: MenuCheck }) {
  const mark = entry.checked === 'mixed' ? <MinusIcon /> : entry.checked ? <CheckIcon /> : entry.icon
  return (
    <Radix.CheckboxItem
      className={styles.item}
      checked={entry.checked === 'mixed' ? 'indeterminate' : entry.checked}
      disabled={entry.disabled}
      textValue={entry.label}
      onCheckedChange={entry.onCheckedChange}
      onSelect={(event) => entry.stayOpen && event.preventDefault()}
    >
      <Line mark={mark} label={entry.label} />
    </Radix.CheckboxItem>
  )
}

function Choice({ entry }: { entry: MenuChoice }) {
  return (
    <Radix.RadioGroup value={entry.value} aria-label={entry.label} onValueChange={entry.onValueChange}>
      {entry.options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          disabled={option.disabled}
          textValue={option.label}
        >
          <Line mark={option.value === entry.value ? <CheckIcon /> : option.icon} label={option.label} />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

function Branch({ entry }: { entry: MenuBranch }) {
  const container = usePortalContainer()
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={styles.item} disabled={entry.disabled} textValue={entry.label}>
        <Line mark={entry.icon} label={entry.label} />
        <span className={styles.arrow}>
          <ChevronRightIcon />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent
          className={styles.menu}
          sideOffset={4}
          alignOffset={-5}
          collisionPadding={8}
          loop
          onKeyDownCapture={moveInMenu}
        >
          <MenuEntries entries={entry.entries} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}
