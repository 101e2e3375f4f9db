import { ContactEditor } from '@mailroom/contacts'
import { useAdapter } from '@mailroom/react'
import { LatePart } from '@mailroom/ui'
import { useMayManage } from '../rights/useMayManage'
import { EditContactDialog, type EditContactDialogProps } from './EditContactDialog'

/** All that is noted of somebody, or the name alone where the mail system keeps no more, or shows no more of it. @source ML-13 */
export function ContactWindow(props: EditContactDialogProps) {
  const { addressBook } = useAdapter()
  const mayManage = useMayManage()
  if (!addressBook || !mayManage) return <EditContactDialog {...props} />
  return (
    <LatePart>
      <ContactEditor {...props} />
    </LatePart>
  )
}
