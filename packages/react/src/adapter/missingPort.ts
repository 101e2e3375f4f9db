import type { MailroomAdapter } from '@mailroom/core'

/** The fault of a view that shows a feature its mail system has not got. */
export const missingPort = (port: keyof MailroomAdapter): Error =>
  new Error(
    `The adapter has no port "${port}", so this cannot be done. Show the feature only where useAdapter().${port} is there.`,
  )
