import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import type { TagKey } from '../flags/keywords'

/** An account's tags by the id in their keyword. */
export async function tagsByPublicId(
  executor: Executor,
  accountId: number,
): Promise<ReadonlyMap<string, TagKey>> {
  const tags = await tagsOf(executor, { accountId })
  return new Map(tags.map((tag) => [tag.public_id.toLowerCase(), tag]))
}

const tagsOf = compileOnce((executor, { accountId }: { readonly accountId: number }) =>
  executor.selectFrom('tags').select(['id', 'public_id']).where('account_id', '=', accountId),
)
