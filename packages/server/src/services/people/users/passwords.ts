/** Which passwords are good enough (contract: sessions, section 5), and their hashes. */
import { hash as digest } from 'node:crypto'
import { lookup, RULE_TEXT, validationError } from '@querent/contract'

/** The cost of bcrypt that makes one comparison take some 60 ms. */
export const PASSWORD_COST = 10
/** What follows makes no difference to bcrypt. */
const BCRYPT_BYTES = 72

const COUNTS: Readonly<Record<string, (password: string) => number>> = lookup({
  total: (password) => [...password].length,
  lower: (password) => password.match(/\p{Ll}/gu)?.length ?? 0,
  upper: (password) => password.match(/\p{Lu}/gu)?.length ?? 0,
  letter: (password) => password.match(/\p{L}/gu)?.length ?? 0,
  digit: (password) => password.match(/\p{Nd}/gu)?.length ?? 0,
  special: (password) => password.match(/[^\p{L}\p{Nd}]/gu)?.length ?? 0,
})

let common: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords in lower case; loaded on first use. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

type Complexity = Readonly<Record<string, number>>

/** True when the password has what the rules ask for and is not among the most common ones. */
async function isGoodPassword(password: string, complexity: Complexity): Promise<boolean> {
  const fits = Object.entries(complexity).every(([kind, least]) => (COUNTS[kind]?.(password) ?? least) >= least)
  if (!fits) return false
  common ??= commonPasswords()
  return !(await common).has(password.toLowerCase())
}

/** bcrypt, computed off the event loop. @param cost `PASSWORD_COST` but in tests. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const { hash } = await import('@node-rs/bcrypt')
  return hash(hashable(password), cost)
}

/** A hash to compare with for addresses that nobody has, so that they take as long as a wrong password. */
export function nobodyHash(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$CwTycUXWue0Thq9StjUM0uJ8Z8W5f6vFz4V1mJ0hZ1nQmTQWn5b7K`
}

/** Told of a password that the rules do not allow, which is not repeated. */
const REFUSED = 'valid password that is not too common, received: "..."'

/** @throws {ApiError} 400 on `password`, or on the one of the map `within`, when the rules do not allow it. */
export async function requireGoodPassword(password: string, complexity: Complexity, within?: string): Promise<void> {
  if (await isGoodPassword(password, complexity)) return
  const [errors, specific] = [{ password: RULE_TEXT.password }, { password: [REFUSED] }]
  throw within === undefined
    ? validationError(errors, specific)
    : validationError({ [within]: errors }, { [within]: specific })
}

/** The hash of a password that the rules allow. @throws {ApiError} 400 on `password` for any other. */
export async function goodPasswordHash(password: string, complexity: Complexity, cost: number): Promise<string> {
  await requireGoodPassword(password, complexity)
  return hashPassword(password, cost)
}

/** False too for a hash that is none. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const { verify } = await import('@node-rs/bcrypt')
  return verify(hashable(password), hash).catch(() => false)
}

/** The password, or in place of a long one a digest in which every byte counts. */
function hashable(password: string): string {
  return Buffer.byteLength(password) > BCRYPT_BYTES
    ? digest('sha512', password, 'base64url').slice(0, BCRYPT_BYTES)
    : password
}
