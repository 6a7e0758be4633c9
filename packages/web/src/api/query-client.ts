/** What is known of the server's state. */
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'

const FRESH_MS = 30_000
/** Attempts beyond the first, only where another one may help. */
const RETRIES = 2

/** A cache whose answers are fresh for half a minute, and that asks again only when the server was not reached or busy. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < RETRIES && error instanceof ApiError && mayPass(error.status),
      },
      mutations: { retry: false },
    },
  })
}

function mayPass(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}
