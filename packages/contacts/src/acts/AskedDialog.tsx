import type { ContactGroup } from '@mailroom/core'
import { LatePart, partOf } from '@mailroom/ui'
import type { SayContacts } from '../contactsStrings'
import { GroupDialog } from '../groups/GroupDialog'
import { RemoveGroupDialog } from '../groups/RemoveGroupDialog'
import type { ContactPlace } from '../places/ContactPlace'
import type { Asked } from './Asked'

const ContactDialog = /* @__PURE__ */ partOf(() => import('../form/ContactDialog'), 'ContactDialog')
const ImportDialog = /* @__PURE__ */ partOf(() => import('../transfer/ImportDialog'), 'ImportDialog')
const ExportDialog = /* @__PURE__ */ partOf(() => import('../transfer/ExportDialog'), 'ExportDialog')
const DoublesDialog = /* @__PURE__ */ partOf(() => import('../doubles/DoublesDialog'), 'DoublesDialog')
const MergeDialog = /* @__PURE__ */ partOf(() => import('../doubles/MergeDialog'), 'MergeDialog')

export interface AskedDialogProps {
  t: SayContacts
  asked: Asked
  ask: (asked: Asked) => void
  groups: readonly ContactGroup[]
  place: ContactPlace
  onGo: (to: ContactPlace) => void
  onClose: () => void
}

/** The window that was wanted. */
export function AskedDialog(props: AskedDialogProps) {
  const { t, asked, place, onGo, onClose } = props
  switch (asked.kind) {
    case 'newGroup':
      return <GroupDialog {...{ t, onClose }} contacts={asked.contacts} />
    case 'renameGroup':
      return <GroupDialog {...{ t, onClose }} group={asked.group} />
    case 'removeGroup':
      return (
        <RemoveGroupDialog
          {...{ t, onClose }}
          group={asked.group}
          onRemoved={() => place.part === String(asked.group.id) && onGo({ book: 'personal' })}
        />
      )
    default:
      return (
        <LatePart>
          <LateDialog {...props} />
        </LatePart>
      )
  }
}

/** Windows whose code comes when they open. */
function LateDialog({ t, asked, ask, groups, place, onClose }: AskedDialogProps) {
  switch (asked.kind) {
    case 'newContact':
      return <ContactDialog {...{ t, groups, onClose }} person={asked.person} group={asked.group} />
    case 'editContact':
      return <ContactDialog {...{ t, groups, onClose }} id={asked.id} />
    case 'import':
      return <ImportDialog {...{ t, groups, place, onClose }} />
    case 'export':
      return <ExportDialog {...{ t, groups, place, onClose }} />
    case 'doubles':
      return <DoublesDialog {...{ t, onClose }} onMerge={(ids) => ask({ kind: 'merge', ids })} />
    case 'merge':
      return <MergeDialog {...{ t, groups, onClose }} ids={asked.ids} />
    default:
      return null
  }
}
