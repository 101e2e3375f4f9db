import { useSendingRules } from '@mailroom/react'
import { LatePart } from '@mailroom/ui'
import { useCallback, useMemo, type Ref, type RefObject } from 'react'
import { AttachmentList } from '../attachments/AttachmentList'
import type { SayComposer } from '../composeStrings'
import { WritingPane } from '../modes/WritingPane'
import { ScheduleFields } from '../options/lazySchedule'
import { SealFields } from '../options/lazySealFields'
import { OptionNotes } from '../options/OptionNotes'
import { RecipientLines, type RecipientLinesHandle } from '../recipients/RecipientLines'
import { MailLevel } from '../secrecy/lazyLevels'
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
  /** Whether the text may take the focus once its editor is there. */
  isFocusFree: () => boolean
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
  isFocusFree,
  onWritten,
}: ComposeFieldsProps) {
  const { fields, now, change, uploads } = writing
  const listed = useMemo(
    () => fields.attachments.filter((each) => each.contentId === undefined),
    [fields.attachments],
  )
  const levels = useSendingRules()?.secrecy
  const isAnswer = seed.fields.to.length > 0
  const isText = isAnswer || writing.mode.edition > 0
  const takesFocus = useCallback(() => isText && isFocusFree(), [isText, isFocusFree])
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
      >
        {levels && (
          <LatePart>
            <MailLevel
              t={t}
              rules={levels}
              level={fields.secrecy}
              fault={fault?.fault}
              onChange={(secrecy) => change({ secrecy })}
            />
          </LatePart>
        )}
      </SubjectField>
      {fields.seal && (
        <LatePart>
          <SealFields
            t={t}
            seal={fields.seal}
            recipients={fields}
            fault={fault?.fault}
            onChange={(seal) => change({ seal })}
          />
        </LatePart>
      )}
      {fields.leavesAt !== undefined && (
        <LatePart>
          <ScheduleFields
            t={t}
            leavesAt={fields.leavesAt}
            isInvalid={fault?.fault === 'scheduleTime'}
            onChange={(leavesAt) => change({ leavesAt })}
          />
        </LatePart>
      )}
      <OptionNotes t={t} fields={fields} onChange={change} />
      <AttachmentList
        t={t}
        attachments={listed}
        uploads={uploads}
        onRemove={({ id }) => change({ attachments: now().attachments.filter((each) => each.id !== id) })}
        onOnline={(file) =>
          change({
            attachments: now().attachments.map((each) => (each.id === file.id ? { ...each, ...file } : each)),
          })
        }
        levels={
          levels && {
            rules: levels,
            ofMail: fields.secrecy,
            fault: fault?.fault,
            onChange: ({ id }, secrecy) =>
              change({
                attachments: now().attachments.map((each) => (each.id === id ? { ...each, secrecy } : each)),
              }),
          }
        }
      />
      <WritingPane t={t} writing={writing} onWritten={onWritten} takesFocus={takesFocus} />
    </>
  )
}
