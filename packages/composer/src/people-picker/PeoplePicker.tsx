import { ContactPicker } from '@mailroom/contacts'
import { useStrings } from '@mailroom/react'
import { peopleStrings } from './peopleStrings'
import { recipientLines, type RecipientLine, type Recipients } from './RecipientLine'

export interface PeoplePickerProps {
  recipients: Recipients
  onChange: (values: Partial<Recipients>) => void
  /** Where people go who are pressed. */
  line: RecipientLine
  onLineChange: (line: RecipientLine) => void
  /** Who was picked stands beside the list too. */
  showChosen: boolean
}

/** People of the address books, to be put into a line of recipients and taken out again. @source CO-18 */
export function PeoplePicker({ recipients, onChange, line, onLineChange, showChosen }: PeoplePickerProps) {
  const { t } = useStrings(peopleStrings)
  return (
    <ContactPicker
      lines={recipientLines.map((value) => ({ value, label: t(value) }))}
      chosen={recipients}
      onChosenChange={(to, people) => onChange({ [to]: people })}
      {...{ line, onLineChange, showChosen }}
    />
  )
}
