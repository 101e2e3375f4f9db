import { useAdapter, useSession, useStrings } from '@mailroom/react'
import { IconButton, Menu, MoreIcon, UploadIcon, type MenuEntry } from '@mailroom/ui'
import { actEntries } from '../../acts/actEntries'
import { actStrings } from '../../acts/actStrings'
import { useOfferActs } from '../../offered-acts/useOfferActs'
import type { RefObject } from 'react'
import { useRights } from '../../rights/useRights'
import type { ListToolbarProps } from './ListToolbar'

export interface MoreActsProps extends ListToolbarProps {
  /** An element of the toolbar that it stands in. */
  toolbarPart: RefObject<HTMLElement | null>
}

/** The menu of what else can be done with the selected mails. Its code comes with the first selection. @source ML-07 */
export default function MoreActs({ folder, selection, commands, toolbarPart }: MoreActsProps) {
  const { t } = useStrings(actStrings)
  const { session } = useSession()
  const { mayChange } = useRights()
  const canImport = useAdapter().imports !== undefined && mayChange
  const importing: readonly MenuEntry[] = canImport
    ? [
        { kind: 'separator', id: 'before import' },
        {
          label: t('importMail'),
          icon: <UploadIcon />,
          onSelect: () => commands.begin({ kind: 'import', folder }),
        },
      ]
    : []
  const entries = () => [
    ...actEntries({
      t,
      messages: selection.chosenMessages(),
      role: folder?.role,
      features: session?.features,
      onCompose: commands.onCompose,
      begin: commands.begin,
      onGone: commands.leave,
    }),
    ...importing,
  ]
  useOfferActs('moreOfSelection', toolbarPart, entries)
  if (entries().length === 0) return null
  return (
    <Menu
      align="end"
      // It comes after the toolbar has chosen its one stop for Tab, and must not be a second one.
      trigger={<IconButton tabIndex={-1} label={t('more')} icon={<MoreIcon />} />}
      entries={entries}
    />
  )
}
