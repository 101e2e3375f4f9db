import { useStrings } from '@mailroom/react'
import { SendTogether } from '../sending-together/SendTogether'
import { TabStrip } from '../tab-strip/TabStrip'
import { listTabId, type MailboxTab } from './tabState'
import { mailboxStrings } from './mailboxStrings'
import type { Mailbox } from './useMailbox'

interface MailboxStripProps {
  mailbox: Mailbox
  titles: (tab: MailboxTab) => { title: string; fullTitle: string }
  panelId: (id: string) => string
}

/** The strip of what is open, and what can be done with all of it. @source ML-23, CO-21 */
export default function MailboxStrip({ mailbox, titles, panelId }: MailboxStripProps) {
  const { t } = useStrings(mailboxStrings)
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
      panelId={panelId}
      onSelect={mailbox.select}
      onClose={(id) => void mailbox.close([id])}
      onCloseAll={() => void mailbox.close(tabs.map(({ id }) => id))}
      actions={<SendTogether mails={mails} onShow={mailbox.select} onSend={mailbox.guards.send} />}
    />
  )
}
