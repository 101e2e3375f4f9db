import { useNavigation } from '@mailroom/react'
import { AppCenter } from '../apps/AppCenter'
import { NotFound } from './NotFound'

/** The pages that few come to, in one file. */
export function OtherPage() {
  const { destination } = useNavigation()
  return destination.kind === 'appCenter' ? <AppCenter /> : <NotFound />
}
