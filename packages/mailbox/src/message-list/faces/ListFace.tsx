import { LatePart } from '@mailroom/ui'
import { RowlessFace } from '../lazyMenus'
import { ListSkeleton } from './ListSkeleton'
import type { RowlessFaceProps } from './RowlessFace'

/** What a list shows when it has no rows. Most lists have some: only what stands for rows on their way is there at once. */
export function ListFace(props: RowlessFaceProps) {
  const skeleton = <ListSkeleton label={props.t('loading')} />
  if (props.face.kind === 'loading') return skeleton
  return (
    <LatePart fallback={skeleton}>
      <RowlessFace {...props} />
    </LatePart>
  )
}
