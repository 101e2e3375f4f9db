import { EventDialog } from '@mailroom/calendar'
import { messageKey, type Message } from '@mailroom/core'
import { useAdapter, useInviteToEvent, useSession, useTranslation } from '@mailroom/react'
import { Button, CalendarIcon, LatePart, partOf } from '@mailroom/ui'
import { useOfMail } from '../useOfMail'
import { useRights } from '../../rights/useRights'
import type { InvitationDialogProps } from './InvitationDialog'
import { eventOfMail, type EventForm } from './eventForm'

const dialogCode = () => import('./InvitationDialog')
const InvitationDialog = partOf(dialogCode, 'InvitationDialog')

/**
 * Leads to an event with the people of a mail: in the calendar of whoever reads, or by an invitation alone where there is none, or
 * the mailbox is that of somebody else.
 *
 * @source RD-03
 */
export function CreateEventButton({ message }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { calendar } = useAdapter()
  const { maySend } = useRights()
  const invite = useInviteToEvent()
  const mail = messageKey(message.ref)
  const [isOpen, setOpen] = useOfMail(mail, false)
  const [kept, setKept] = useOfMail<EventForm | undefined>(mail, undefined)
  if (!maySend || !invite || !session) return null
  const own = session.user.senders
  const hasCalendar = calendar !== undefined && !session.isShared
  return (
    <>
      <Button size="small" variant="ghost" icon={<CalendarIcon />} onClick={() => setOpen(true)}>
        {t('createEvent')}
      </Button>
      {isOpen && (
        <LatePart>
          {hasCalendar ? (
            <EventInCalendar {...{ message, own }} onClose={() => setOpen(false)} />
          ) : (
            <InvitationDialog
              {...{ message, kept, invite, own }}
              onKeep={setKept}
              onClose={() => setOpen(false)}
            />
          )}
        </LatePart>
      )}
    </>
  )
}

type EventInCalendarProps = Pick<InvitationDialogProps, 'message' | 'own' | 'onClose'>

function EventInCalendar({ message, own, onClose }: EventInCalendarProps) {
  const { title, people } = eventOfMail(message, own)
  return <EventDialog begin={{ title, guests: people, origin: message.ref }} onClose={onClose} />
}
