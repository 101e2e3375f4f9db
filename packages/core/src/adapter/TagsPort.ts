import type { Tag } from '../mail/Tag'
import type { ReadOptions } from './MailroomAdapter'

/** The user's tags. */
export interface TagsPort {
  list(options?: ReadOptions): Promise<readonly Tag[]>
  /** `invalid` with `fields.name` when the name is empty, too long or taken. */
  create(tag: { readonly name: string; readonly color: string }): Promise<Tag>
}
