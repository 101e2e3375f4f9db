import { HomeView } from '@mailroom/mailbox'

/** What greets people; comes with its own code. @source HO-01 */
export default function HomePage() {
  return <HomeView />
}
