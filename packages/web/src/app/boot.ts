/** What the server wrote into the page, so that the first drawing waits for nothing. */
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/errors.ts'
import { currentUserOptions, propertiesOptions, type CurrentUser, type Properties } from '../api/session.ts'

interface Boot {
  properties: Properties
  user: CurrentUser | null
}

/** Puts settings and user into the cache and gives them; asks the server where the page says nothing. */
export async function boot(client: QueryClient): Promise<Boot> {
  const told = readPage()
  const properties = told?.properties ?? (await client.fetchQuery(propertiesOptions))
  const user = told === undefined ? await askUser(client) : told.user
  client.setQueryData(propertiesOptions.queryKey, properties)
  if (user !== null) client.setQueryData(currentUserOptions.queryKey, user)
  return { properties, user }
}

function readPage(): Boot | undefined {
  const text = document.querySelector('#boot')?.textContent ?? ''
  return text.trim() === '' ? undefined : (JSON.parse(text) as Boot)
}

async function askUser(client: QueryClient): Promise<CurrentUser | null> {
  try {
    return await client.fetchQuery({ ...currentUserOptions, retry: false })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
