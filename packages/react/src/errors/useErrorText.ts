import { isCancelled, isMailroomError, type ErrorKind, type MailroomError } from '@mailroom/core'
import { useCallback } from 'react'
import type { Translate } from '../i18n/Translate'
import { useTranslation } from '../i18n/useTranslation'

const kindWords = {
  unauthenticated: 'errorUnauthenticated',
  forbidden: 'errorForbidden',
  invalid: 'errorInvalid',
  notFound: 'errorNotFound',
  conflict: 'errorConflict',
  tooLarge: 'errorTooLarge',
  overQuota: 'errorOverQuota',
  locked: 'errorLocked',
  screenLocked: 'errorLocked',
  shareEnded: 'errorForbidden',
  offline: 'errorOffline',
  server: 'errorServer',
  cancelled: 'errorServer',
} as const satisfies Readonly<Record<ErrorKind, string>>

/**
 * Says a failure to the reader: the mail system's own sentence, the first message of a field, or ours for its kind.
 * Nothing for what the caller withdrew.
 *
 * @source ER-02
 */
export function useErrorText(): (error: unknown) => string | undefined {
  const { t } = useTranslation()
  return useCallback((error) => errorText(error, t), [t])
}

function errorText(error: unknown, t: Translate): string | undefined {
  if (isCancelled(error)) return undefined
  // What is no failure of the mail system is a fault of ours, and no help to the reader in its own words.
  if (!isMailroomError(error)) return t('errorServer')
  return error.details.detail ?? firstFieldMessage(error) ?? lockText(error, t) ?? t(kindWords[error.kind])
}

const firstFieldMessage = ({ details }: MailroomError): string | undefined =>
  Object.values(details.fields ?? {}).find((messages) => messages.length > 0)?.[0]

function lockText({ kind, details: { retryAfterSeconds: seconds } }: MailroomError, t: Translate) {
  if (kind !== 'locked' || seconds === undefined) return undefined
  return seconds < 60
    ? t('errorLockedFor', { count: seconds })
    : t('errorLockedForMinutes', { count: Math.ceil(seconds / 60) })
}
