import { destinationToPath, type Destination, type Locale } from '@mailroom/core'
import { createMemoryAdapter, type CompanyHome, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider, type Navigation } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useMemo, useState } from 'react'
import { smallCompany } from '../../stage/smallCompany'
import { HomeView } from '../HomeView'

export interface HomeStageProps {
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  /** What the company greets its people with. */
  home?: CompanyHome
  /** Called before anything is shown: failures, delays. */
  prepare?: (adapter: MemoryAdapter) => void
  onNavigate?: (destination: Destination) => void
}

/** The home page in a company of its own: for stories and tests. */
export function HomeStage(props: HomeStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 1100, home = usualHome, onNavigate } = props
  // A stage is set once; another story is another stage.
  const [{ prepare }] = useState(props)
  const adapter = useMemo(() => {
    const made = createMemoryAdapter({ company: { ...smallCompany(), home } })
    prepare?.(made)
    return made
  }, [home, prepare])
  const navigation = useMemo<Navigation>(
    () => ({
      destination: { kind: 'home' },
      navigate: (next) => onNavigate?.(next),
      href: destinationToPath,
    }),
    [onNavigate],
  )
  return (
    <MailroomProvider
      adapter={adapter}
      theme={{ skin: defaultSkin, colorScheme }}
      locale={locale}
      navigation={navigation}
    >
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <HomeView />
      </div>
    </MailroomProvider>
  )
}

/** Somebody who was here before, from elsewhere. */
export const usualHome: CompanyHome = {
  signIns: {
    alice: [
      {
        minutesAgo: 26 * 60,
        address: '10.20.3.7',
        place: '上海办公室',
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
      },
    ],
  },
}
