import { useSession } from '@mailroom/react'
import { Avatar } from '@mailroom/ui'

/** Who is signed in, as a disc. @source HO-01 */
export function OwnFace() {
  const user = useSession().session?.user
  if (!user) return null
  const { address, pictureUrl, gender } = user
  return <Avatar name={address.name || address.address} src={pictureUrl} gender={gender} size={24} />
}
