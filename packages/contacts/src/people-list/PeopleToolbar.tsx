import {
  Button,
  Checkbox,
  DownloadIcon,
  IconButton,
  Menu,
  MoreIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  TextInput,
  Toolbar,
  UploadIcon,
  UsersIcon,
} from '@mailroom/ui'
import type { Asked } from '../acts/Asked'
import type { PersonAct } from '../acts/usePeopleActs'
import type { SayContacts } from '../contactsStrings'
import type { PlaceKind } from '../places/ContactPlace'
import * as styles from './PeopleToolbar.css'
import type { PersonLine } from './PersonLine'

export interface PeopleToolbarProps {
  t: SayContacts
  kind: PlaceKind
  lines: readonly PersonLine[]
  selected: readonly PersonLine[]
  /** What can be done with those who are selected. */
  acts: readonly PersonAct[]
  text: string
  ask: (asked: Asked) => void
  onSelect: (ids: ReadonlySet<string>) => void
  onTextChange: (text: string) => void
  onRefresh: () => void
}

/** What can be done in a place, and with the people who are selected in it. */
export function PeopleToolbar(props: PeopleToolbarProps) {
  const { t, kind, lines, selected, acts, text, ask, onSelect, onTextChange, onRefresh } = props
  const isSome = selected.length > 0
  const isAll = isSome && selected.length === lines.length
  return (
    <div className={styles.bar}>
      <Toolbar label={t('toolbar')} className={styles.toolbar}>
        <Checkbox
          className={styles.checkAll}
          checked={isAll}
          indeterminate={isSome && !isAll}
          disabled={lines.length === 0}
          aria-label={t('selectPage')}
          onCheckedChange={() => onSelect(new Set(isSome ? [] : lines.map(({ id }) => id)))}
        />
        {isSome ? (
          <>
            <span className={styles.count} role="status">
              {t('selectedCount', { count: selected.length })}
            </span>
            {acts.map((act) => (
              <ActButton key={act.id} act={act} />
            ))}
          </>
        ) : (
          <>
            {kind.kind === 'contacts' && <OwnActs {...{ t, kind, ask }} />}
            <IconButton label={t('refresh')} icon={<RefreshIcon />} onClick={onRefresh} />
          </>
        )}
      </Toolbar>
      <TextInput
        className={styles.search}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leading={<SearchIcon />}
        value={text}
        maxLength={100}
        onChange={(event) => onTextChange(event.target.value)}
      />
    </div>
  )
}

interface OwnActsProps {
  t: SayContacts
  kind: Extract<PlaceKind, { kind: 'contacts' }>
  ask: (asked: Asked) => void
}

/** What can be done in one's own address book. @source CT-02, CT-03, CT-06 */
function OwnActs({ t, kind: { group }, ask }: OwnActsProps) {
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<PlusIcon />}
        onClick={() => ask({ kind: 'newContact', ...(group !== undefined && group !== 'none' && { group }) })}
      >
        {t('newContact')}
      </Button>
      <Menu
        trigger={<IconButton label={t('more')} icon={<MoreIcon />} />}
        entries={[
          { label: t('importMore'), icon: <UploadIcon />, onSelect: () => ask({ kind: 'import' }) },
          { label: t('exportMore'), icon: <DownloadIcon />, onSelect: () => ask({ kind: 'export' }) },
          { kind: 'separator' },
          { label: t('doublesMore'), icon: <UsersIcon />, onSelect: () => ask({ kind: 'doubles' }) },
        ]}
      />
    </>
  )
}

function ActButton({ act }: { act: PersonAct }) {
  const { label, icon, shortcut, entries, onSelect } = act
  if (entries) return <Menu trigger={<IconButton label={label} icon={icon} />} entries={entries} />
  return <IconButton {...{ label, icon, shortcut }} onClick={onSelect} />
}
