import type { Message } from '@mailroom/core'
import { useInviteToEvent, useSession, useTranslation } from '@mailroom/react'
import { Button, CalendarIcon, LatePart, partOf } from '@mailroom/ui'
import { useState } from 'react'
import { useRights } from '../../rights/useRights'
import type { EventForm } from './eventForm'

const dialogCode = () => import('./EventDialog')
const EventDialog = partOf(dialogCode, 'EventDialog')

/** Leads to an event with the people of a mail. What was typed stays while the mail is open. @source RD-03 */
export function CreateEventButton({ message }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { maySend } = useRights()
  const invite = useInviteToEvent()
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState<EventForm>()
  if (!maySend || !invite || !session) return null
  return (
    <>
      <Button size="small" variant="ghost" icon={<CalendarIcon />} onClick={() => setOpen(true)}>
        {t('createEvent')}
      </Button>
      {isOpen && (
        <LatePart>
          <EventDialog
            {...{ message, kept, invite }}
            own={session.user.senders}
            onKeep={setKept}
            onClose={() => setOpen(false)}
          />
        </LatePart>
      )}
    </>
  )
}
