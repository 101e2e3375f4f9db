import { InactivityWatch, ScreenLockWatch } from '@mailroom/mailbox'

/** What happens when nobody is there: the screen is locked, and later the session ends. @source LK-01, SE-17 */
export function AwayWatch() {
  return (
    <>
      <ScreenLockWatch />
      <InactivityWatch />
    </>
  )
}
