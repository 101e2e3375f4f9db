import type { Address } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { LatePart, Loading, partOf, Skeleton } from '@mailroom/ui'

/** Where people can be put, such as the lines of a mail. @public */
export interface PickerLine<Line extends string = string> {
  readonly value: Line
  /** "To" */
  readonly label: string
}

/** Who was picked, and what is done about it. @public */
export interface ContactPickerProps<Line extends string = string> {
  /** One line, or several of which one is filled at a time. */
  lines: readonly PickerLine<Line>[]
  /** Who stands in each line. */
  chosen: Readonly<Record<Line, readonly Address[]>>
  onChosenChange: (line: Line, people: readonly Address[]) => void
  /** Where people go who are pressed. @default the first line, then as the reader likes */
  line?: Line
  onLineChange?: (line: Line) => void
  /** Shows who was picked beside the list, where there is room. @default true */
  showChosen?: boolean
}

const PickerArea = /* @__PURE__ */ partOf(() => import('./PickerArea'), 'PickerArea')

/**
 * People to be picked: from one's own address book by groups, from the organisation by departments, from its lists. It
 * takes the width of its element: under 640 px the address books are one line to choose from. Its code comes when it is
 * first shown.
 *
 * @public
 * @source CT-04, CO-18
 */
export function ContactPicker<Line extends string>(props: ContactPickerProps<Line>) {
  const { t } = useTranslation()
  return (
    <LatePart
      fallback={
        <Loading label={t('loading')}>
          <Skeleton shape="block" height={240} />
        </Loading>
      }
    >
      <PickerArea {...(props as unknown as ContactPickerProps)} />
    </LatePart>
  )
}
