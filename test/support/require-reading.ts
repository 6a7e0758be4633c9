/** Examines SQL of people in one go. */
import { readingSteps } from '@querent/query'

/** @throws {QueryError} as `readingSteps`. */
export function requireReading(...asked: Parameters<typeof readingSteps>): void {
  for (const _step of readingSteps(...asked));
}
