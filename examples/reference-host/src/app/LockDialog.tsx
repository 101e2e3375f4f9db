export { ScreenLockDialog as default } from '@mailroom/mailbox'
