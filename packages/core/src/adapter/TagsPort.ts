import type { Tag } from '../mail/Tag'
import type { ReadOptions } from './MailroomAdapter'

/** The user's tags. */
export interface TagsPort {
  list(options?: ReadOptions): Promise<readonly Tag[]>
  /** `invalid` with `fields.name` when the name is empty, too long or taken. */
  create(tag: { readonly name: string; readonly color: string }): Promise<Tag>
  /** Gives a tag another name or colour; mails keep it. `notFound`, or as `create` fails. */
  update(id: string, tag: { readonly name: string; readonly color: string }): Promise<Tag>
  /** Takes a tag off all mails and forgets it. Nothing happens when it is gone already. */
  delete(id: string): Promise<void>
}
