import type { AnswerOf, Contract } from '@mailroom/api'
import type { PersonLook } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** How somebody is shown. */
export const fromWireLook = (
  { gender, imgurl }: Pick<AnswerOf<Contract['loginAfter']>, 'gender' | 'imgurl'>,
  client: Pick<HttpClient, 'at'>,
): PersonLook => ({ gender, ...(imgurl && { pictureUrl: client.at(imgurl) }) })
