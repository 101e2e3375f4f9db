import { destinationToPath, type Destination, type Locale } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useMemo, useState } from 'react'
import { AdminView } from '../AdminView'
import { createMemoryAdmin, type MemoryAdmin } from './memoryAdmin'

export interface AdminStageProps {
  /** Shown at first. @default 'accounts' */
  page?: string
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. @default 960 */
  width?: number
  /** How many accounts there are. @default 3 */
  people?: number
  /** Called before the page is shown. */
  prepare?: (admin: MemoryAdmin) => void
}

/** The administration by itself: for stories and tests. */
export function AdminStage({ page: first = 'accounts', ...props }: AdminStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 960 } = props
  // A stage is set once; another story is another stage.
  const [{ prepare, people }] = useState(props)
  const adapter = useMemo(() => {
    const admin = createMemoryAdmin(people)
    prepare?.(admin)
    return { ...createMemoryAdapter(), admin }
  }, [prepare, people])
  const [destination, setDestination] = useState<Destination>({ kind: 'admin', page: first })
  return (
    <MailroomProvider
      adapter={adapter}
      theme={{ skin: defaultSkin, colorScheme }}
      locale={locale}
      navigation={{ destination, navigate: setDestination, href: destinationToPath }}
    >
      <div style={{ maxInlineSize: '100%', inlineSize: width, blockSize: 720 }}>
        <AdminView page={destination.kind === 'admin' ? destination.page : ''} />
      </div>
    </MailroomProvider>
  )
}
