import { AdminView } from '@mailroom/mailbox'

/** The administration; comes with its own code. @source SH-05 */
export default function AdminPage({ page }: { page: string }) {
  return <AdminView page={page} />
}
