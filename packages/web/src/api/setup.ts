/** Setting up a new server. */
import { post } from './client.ts'

interface FirstUser {
  email: string
  password: string
  first_name: string | null
  last_name: string | null
}

/** Makes the first user, an administrator; the browser gets the session as a cookie. */
export const setUp = (token: string, user: FirstUser, siteName: string) =>
  post<{ id: string }>('/api/setup', { token, user, prefs: { site_name: siteName } })
