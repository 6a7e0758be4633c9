/** Setting up a new server. */
import type { SessionId } from '@querent/contract'
import type { Answer } from './answer.ts'
import { post } from './client.ts'

interface FirstUser {
  email: string
  password: string
  first_name: string | null
  last_name: string | null
}

/** Makes the first user, an administrator; the browser gets the session as a cookie. */
export const setUp = (token: string, user: FirstUser, siteName: string) =>
  post<Answer<typeof SessionId>>('/api/setup', { token, user, prefs: { site_name: siteName } })
