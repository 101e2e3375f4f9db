import { eachFileOnce } from '@mailroom/core'
import type { RefObject } from 'react'
import type { SayComposer } from '../composeStrings'
import { ModeMenu } from '../modes/ModeMenu'
import { OnlineFilesButton } from '../online-files/OnlineFilesButton'
import { ScheduleOption } from '../options/ScheduleOption'
import { SealMenu } from '../options/SealMenu'
import { SendOptionsMenu } from '../options/SendOptionsMenu'
import { SignatureMenu } from '../signatures/SignatureMenu'
import type { SidePanelState } from '../side-panel/useSidePanel'
import { SidePanelButton } from '../side-panel/SidePanelButton'
import { TemplatesButton } from '../templates/TemplatesButton'
import { ComposeBar } from './ComposeBar'
import { LeavingBar } from './LeavingBar'
import type { WaysOut } from './useWaysOut'
import type { Writing } from './useWriting'
import { WaitingBar } from './WaitingBar'

interface ComposeToolsProps {
  t: SayComposer
  sendButton: RefObject<HTMLButtonElement | null>
  writing: Writing
  waysOut: WaysOut
  panel: SidePanelState
}

/** What can be done with the mail as a whole; for one that waits for its time, what can be done with that. */
export function ComposeTools({ t, sendButton, writing, waysOut, panel }: ComposeToolsProps) {
  const { fields, now, change, uploads, signatures, template, written } = writing
  const { waiting, leaving, keeping, sends } = waysOut
  if (leaving.endsAt !== undefined)
    return (
      <LeavingBar
        t={t}
        undoButton={sendButton}
        endsAt={leaving.endsAt}
        isUndoing={leaving.isUndoing}
        onUndo={() => void leaving.undo()}
        onLeave={leaving.leaveNow}
      />
    )
  if (waiting.leavesAt !== undefined)
    return (
      <WaitingBar
        t={t}
        sendButton={sendButton}
        leavesAt={waiting.leavesAt}
        isSending={sends.isSending}
        isBusy={waiting.isBusy}
        onSendNow={() => void sends.send()}
        onChangeTime={(at) => void waiting.changeTime(at)}
        onEdit={() => void waiting.backToDraft()}
      />
    )
  return (
    <ComposeBar
      t={t}
      sendButton={sendButton}
      isSending={sends.isSending}
      isAwaiting={sends.isAwaiting}
      isScheduled={fields.leavesAt !== undefined}
      keeping={keeping.state}
      asksReceipt={fields.asksReceipt === true}
      onAskReceipt={(asksReceipt) => change({ asksReceipt })}
      onSend={waysOut.askToSend}
      onSave={waysOut.save}
      onFiles={uploads.add}
    >
      <OnlineFilesButton
        t={t}
        onAdd={(files) => change({ attachments: eachFileOnce([...now().attachments, ...files]) })}
      />
      <TemplatesButton t={t} target={template} />
      <ModeMenu mode={writing.mode} />
      <SignatureMenu
        t={t}
        signatures={signatures.all}
        shown={() => written()?.signatureText()}
        onChoose={(html) => written()?.setSignature(html)}
      />
      <SealMenu
        t={t}
        seal={fields.seal}
        isSeparate={fields.isSeparate === true}
        isDisabled={fields.leavesAt !== undefined}
        onChange={(seal) => change({ seal })}
      />
      <SendOptionsMenu t={t} fields={fields} onChange={change} />
      <ScheduleOption
        t={t}
        leavesAt={fields.leavesAt}
        isDisabled={fields.seal !== undefined}
        onChange={(leavesAt) => change({ leavesAt })}
      />
      <SidePanelButton t={t} panel={panel} />
    </ComposeBar>
  )
}
