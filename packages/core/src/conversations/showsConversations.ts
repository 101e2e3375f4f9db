import type { MessageQuery } from '../mail/MessageQuery'

/**
 * True when the rows of a list are conversations: they stand in the order of arrival, so other orders and searches
 * show single mails.
 *
 * @source ML-24
 */
export const showsConversations = ({ byConversation, sort, search }: MessageQuery): boolean =>
  byConversation === true &&
  (sort === undefined || sort.by === 'arrival') &&
  !Object.values(search ?? {}).some((words) => words !== undefined && words.trim() !== '')
