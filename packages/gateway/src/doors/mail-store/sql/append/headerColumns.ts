import type { Address, MessageState } from '@mailroom/core'
import { storableText } from '../../../database/storableText'
import type { Bit } from '../../../database/tables/AccountTables'
import type { MessageHeaders } from '../../../../mime/parse/headers/readHeaders'
import { fromKey, subjectKey } from './sortKey'

/** Recipients kept with a list's row. The others are with the rest of the mail: a row need not carry 100,000 names. */
const maxListedRecipients = 20

/** Longest texts in a list's row. */
const maxSubjectCharacters = 1_000
const maxAddressCharacters = 400

/** Longest Message-ID that is kept and looked for (RFC 5322 2.1.1 allows lines of 998). */
export const maxMessageIdCharacters = 998

/** What of a mail's header its row is made of. */
export type RowHeaders = Pick<MessageHeaders, 'from' | 'sender' | 'to' | 'subject' | 'date' | 'messageId'>

/** What a mail's header gives to its row. */
export function headerColumns(headers: RowHeaders) {
  const from = storableAddress(headers.from[0] ?? headers.sender[0] ?? { name: '', address: '' })
  const subject = storableText(headers.subject).slice(0, maxSubjectCharacters)
  return {
    sent_at: headers.date ?? null,
    subject,
    subject_key: subjectKey(subject),
    from_name: from.name,
    from_address: from.address,
    from_key: fromKey(from),
    to_json: JSON.stringify(headers.to.slice(0, maxListedRecipients).map(storableAddress)),
    message_id: storableText(headers.messageId.slice(0, maxMessageIdCharacters)),
  }
}

/** What is known of a mail's state when it gets its row. Urgent is what its header says, unless somebody knows better. */
export function stateColumns(
  state: Partial<MessageState>,
  { priority }: Pick<MessageHeaders, 'priority'>,
  isOwn: boolean | undefined,
) {
  return {
    is_read: bit(state.isRead),
    is_answered: bit(state.isAnswered),
    is_forwarded: bit(state.isForwarded),
    is_scheduled: bit(state.isScheduled),
    is_burn: bit(state.isBurn),
    is_burned: bit(state.isBurned),
    is_urgent: bit(state.isUrgent ?? priority === 'high'),
    is_own: bit(isOwn),
    flag: state.flag ?? null,
    is_pinned: bit(state.isPinned),
    came_back: bit(state.cameBack),
  }
}

/** A boolean as its column. */
export const bit = (value: boolean | undefined): Bit => (value === true ? 1 : 0)

const storableAddress = ({ name, address }: Address): Address => ({
  name: storableText(name).slice(0, maxAddressCharacters),
  address: storableText(address).slice(0, maxAddressCharacters),
})
