/** Goes through doors as an administrator and as somebody from whom the secrets are hidden. */
import { secretsIn, type Door } from './secret-doors.ts'
import type { Answer, Client } from './test-server.ts'

interface Askers {
  admin: Client
  person: Client
  /** What else is wrong with an answer to the person. */
  check?: (answer: Answer) => string | null
}

/** A line for each door that shows secrets to the person, or none to administrators; empty when all is well. */
export async function wrongDoors(
  doors: readonly Door[],
  { admin, person, check = () => null }: Askers,
): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, ask, isQuiet } of doors) {
    const shown = isQuiet === true ? null : await ask(admin)
    if (shown !== null && secretsIn(shown) === null) {
      wrong.push(`${name} shows nothing to administrators: ${shown.text.slice(0, 300)}`)
    }
    const answer = await ask(person)
    const found = secretsIn(answer) ?? check(answer)
    if (found !== null) wrong.push(`${name} shows ${found}`)
    if (answer.status >= 500) wrong.push(`${name} fails: ${answer.text}`)
  }
  return wrong
}
