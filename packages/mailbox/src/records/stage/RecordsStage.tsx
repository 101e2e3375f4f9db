import { destinationToPath, type Destination, type Locale, type RecordsPage } from '@mailroom/core'
import { createMemoryAdapter, type CompanySignIn, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useMemo, useState } from 'react'
import { smallCompany, type MailToAlice } from '../../stage/smallCompany'
import { RecordsView } from '../RecordsView'

export interface RecordsStageProps {
  /** Shown at first. @default 'login' */
  page?: RecordsPage
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. @default 960 */
  width?: number
  /** Before the one of this session, the oldest first. @default a few */
  signIns?: readonly CompanySignIn[]
  /** Sent by the reader. @default two */
  sent?: readonly MailToAlice[]
  /** Called before the page is shown. */
  prepare?: (adapter: MemoryAdapter) => void
  onNavigate?: (destination: Destination) => void
}

/** What people can look up about their account by itself: for stories and tests. */
export function RecordsStage({ page: first = 'login', ...props }: RecordsStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 960, onNavigate } = props
  // A stage is set once; another story is another stage.
  const [{ prepare, signIns = someSignIns, sent = someSent }] = useState(props)
  const adapter = useMemo(() => {
    const mails = sent.map((mail) => ({ from: 'alice', ...mail }))
    const made = createMemoryAdapter({
      company: { ...smallCompany(mails), home: { signIns: { alice: signIns } } },
    })
    prepare?.(made)
    return made
  }, [prepare, signIns, sent])
  const [destination, setDestination] = useState<Destination>({ kind: 'records', page: first })
  const navigate = (next: Destination) => {
    onNavigate?.(next)
    if (next.kind === 'records') setDestination(next)
  }
  return (
    <MailroomProvider
      adapter={adapter}
      theme={{ skin: defaultSkin, colorScheme }}
      locale={locale}
      navigation={{ destination, navigate, href: destinationToPath }}
    >
      <div style={{ maxInlineSize: '100%', inlineSize: width, blockSize: 640 }}>
        <RecordsView page={destination.kind === 'records' ? destination.page : first} />
      </div>
    </MailroomProvider>
  )
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

/** From the office, on the way, and somebody who did not get in. */
const someSignIns: readonly CompanySignIn[] = [
  { minutesAgo: 4000, address: '10.20.3.7', place: '上海办公室', userAgent: windows },
  { minutesAgo: 2600, address: '2001:db8:85a3::8a2e:370:7334', userAgent: iPhone },
  { minutesAgo: 1501, address: '203.0.113.9', userAgent: '', outcome: 'wrongPassword' },
  { minutesAgo: 1500, address: '203.0.113.9', userAgent: '', outcome: 'wrongCode' },
  { minutesAgo: 1400, address: '10.20.3.7', place: '上海办公室', userAgent: windows },
]

/** To a colleague, and to several. */
const someSent: readonly MailToAlice[] = [
  { to: ['bob'], subject: 'Budget for the third quarter', text: 'See below.', minutesAgo: 300 },
  {
    to: [
      'wang.li',
      'bob',
      { address: 'purchasing@a-long-domain-name.example.org', name: 'Purchasing, North' },
    ],
    subject: '第三季度预算，请过目',
    text: '预算表见附件。',
    minutesAgo: 30,
  },
]
