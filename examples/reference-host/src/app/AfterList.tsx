import { ScreenLockWatch } from '@mailroom/mailbox'

/** What looks after an open client, once the list is there. */
export default function AfterList() {
  return <ScreenLockWatch />
}
