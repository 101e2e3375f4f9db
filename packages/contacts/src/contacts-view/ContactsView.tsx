import { LateArea } from '@mailroom/files'
import { partOf } from '@mailroom/ui'
import type { ContactPlace } from '../places/ContactPlace'

/** Where the reader is in the contacts, and the way to other places. @public */
export interface ContactsViewProps extends ContactPlace {
  /** Another place is wanted: the host keeps it, and gives it back. */
  onGo: (to: ContactPlace) => void
  /** A mail to these addresses is wanted. Without it nothing offers to write. */
  onWrite?: (to: readonly string[]) => void
}

const ContactsArea = /* @__PURE__ */ partOf(() => import('./ContactsArea'), 'ContactsArea')

/**
 * The people one writes to: one's own address book with its groups, the people and lists of the organisation. It fills its
 * element; its code comes when it is first shown.
 *
 * @public
 * @source CT-01, CT-02, CT-03, CT-06
 */
export function ContactsView(props: ContactsViewProps) {
  return (
    <LateArea>
      <ContactsArea {...props} />
    </LateArea>
  )
}
