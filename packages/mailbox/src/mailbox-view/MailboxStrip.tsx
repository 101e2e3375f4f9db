import { useStrings } from '@mailroom/react'
import { SendTogether } from '../sending-together/SendTogether'
import { TabStrip } from '../tab-strip/TabStrip'
import { listTabId } from './tabState'
import { mailboxStrings } from './mailboxStrings'
import { panelId } from './panelId'
import type { Mailbox } from './useMailbox'
import { useTabTitles } from './useTabTitles'

interface MailboxStripProps {
  mailbox: Mailbox
  /** Ids of the panels begin with it. */
  prefix: string
}

/** The strip of what is open, and what can be done with all of it. @source ML-23, CO-21 */
export function MailboxStrip({ mailbox, prefix }: MailboxStripProps) {
  const { t } = useStrings(mailboxStrings)
  const titles = useTabTitles()
  const { tabs, active } = mailbox
  const mails = tabs.flatMap((tab) =>
    tab.kind === 'compose' ? [{ id: tab.id, title: titles(tab).fullTitle }] : [],
  )
  return (
    <TabStrip
      label={t('openTabs')}
      closeLabel={(title) => t('closeTab', { title })}
      closeAllLabel={t('closeAll')}
      tabs={[
        { id: listTabId, title: t('listTab'), fullTitle: t('listTab'), canClose: false },
        ...tabs.map((tab) => ({ id: tab.id, ...titles(tab), canClose: true })),
      ]}
      active={active}
      panelId={(id) => panelId(prefix, id)}
      onSelect={mailbox.select}
      onClose={(id) => void mailbox.close([id])}
      onCloseAll={() => void mailbox.close(tabs.map(({ id }) => id))}
      actions={<SendTogether mails={mails} onShow={mailbox.select} onSend={mailbox.guards.send} />}
    />
  )
}
