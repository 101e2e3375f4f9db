import type { AnswerOf, Contract } from '@mailroom/api'
import type { Tag } from '@mailroom/core'

/** `tagname` names the tag in calls, `name` is what people see. */
export const fromWireTag = (tag: AnswerOf<Contract['createTag']>): Tag => ({
  id: tag.tagname,
  name: tag.name,
  color: tag.color,
})
