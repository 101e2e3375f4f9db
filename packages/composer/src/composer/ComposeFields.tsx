import { Suspense, useMemo, type Ref, type RefObject } from 'react'
import { AttachmentList } from '../attachments/AttachmentList'
import type { SayComposer } from '../composeStrings'
import { EditorPane } from '../editor/EditorPane'
import { ScheduleFields } from '../options/lazySchedule'
import { SealFields } from '../options/lazySealFields'
import { OptionNotes } from '../options/OptionNotes'
import { RecipientLines, type RecipientLinesHandle } from '../recipients/RecipientLines'
import type { ComposeSeed } from './draftFields'
import { SubjectField } from './SubjectField'
import type { ShownFault } from './useSend'
import type { Writing } from './useWriting'

interface ComposeFieldsProps {
  t: SayComposer
  seed: ComposeSeed
  writing: Writing
  isWaiting: boolean
  fault: ShownFault | undefined
  lines: Ref<RecipientLinesHandle>
  subject: RefObject<HTMLInputElement | null>
  /** Something was written in the text. */
  onWritten: () => void
}

/** The mail itself: whom it goes to, what it is about, its options, files and text. */
export function ComposeFields({
  t,
  seed,
  writing,
  isWaiting,
  fault,
  lines,
  subject,
  onWritten,
}: ComposeFieldsProps) {
  const { fields, now, change, uploads } = writing
  const listed = useMemo(
    () => fields.attachments.filter((each) => each.contentId === undefined),
    [fields.attachments],
  )
  const isAnswer = seed.fields.to.length > 0
  return (
    <>
      <RecipientLines
        handle={lines}
        t={t}
        fields={fields}
        onChange={change}
        line={writing.line}
        onLineChange={writing.setLine}
        focusTo={!isAnswer && !isWaiting}
      />
      <SubjectField
        inputRef={subject}
        t={t}
        value={fields.subject}
        isInvalid={fault?.fault === 'missingSubject'}
        onChange={(typed) => {
          change({ subject: typed })
          writing.tellTitle(typed)
        }}
      />
      {fields.seal && (
        <Suspense fallback={null}>
          <SealFields
            t={t}
            seal={fields.seal}
            recipients={fields}
            fault={fault?.fault}
            onChange={(seal) => change({ seal })}
          />
        </Suspense>
      )}
      {fields.leavesAt !== undefined && (
        <Suspense fallback={null}>
          <ScheduleFields
            t={t}
            leavesAt={fields.leavesAt}
            isInvalid={fault?.fault === 'scheduleTime'}
            onChange={(leavesAt) => change({ leavesAt })}
          />
        </Suspense>
      )}
      <OptionNotes t={t} fields={fields} onChange={change} />
      <AttachmentList
        t={t}
        attachments={listed}
        uploads={uploads}
        onRemove={({ id }) => change({ attachments: now().attachments.filter((each) => each.id !== id) })}
      />
      <EditorPane
        handle={writing.editor}
        t={t}
        initialHtml={seed.html}
        quotedHtml={seed.quotedHtml}
        pictures={writing.pictures}
        isKnownSignature={writing.signatures.isKnown}
        paper={fields.paper?.id}
        onChange={onWritten}
        onFiles={uploads.add}
        autoFocus={isAnswer}
      />
    </>
  )
}
