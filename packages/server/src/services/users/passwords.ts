/** Which passwords are good enough (contract: sessions, section 5), and their hashes. */
import { hash as digest } from 'node:crypto'
import { RULE_TEXT, validationError } from '@querent/contract'

/** Makes one comparison take some 60 ms. */
const BCRYPT_COST = 10
/** What follows makes no difference to bcrypt. */
const BCRYPT_BYTES = 72

const COUNTS: Readonly<Record<string, (password: string) => number>> = {
  total: (password) => [...password].length,
  lower: (password) => password.match(/\p{Ll}/gu)?.length ?? 0,
  upper: (password) => password.match(/\p{Lu}/gu)?.length ?? 0,
  letter: (password) => password.match(/\p{L}/gu)?.length ?? 0,
  digit: (password) => password.match(/\p{Nd}/gu)?.length ?? 0,
  special: (password) => password.match(/[^\p{L}\p{Nd}]/gu)?.length ?? 0,
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords in lower case; loaded on first use. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

type Complexity = Readonly<Record<string, number>>

/** True when the password has what the rules ask for and is not among the most common ones. */
export async function isGoodPassword(password: string, complexity: Complexity): Promise<boolean> {
  const fits = Object.entries(complexity).every(([kind, least]) => (COUNTS[kind]?.(password) ?? least) >= least)
  if (!fits) return false
  common ??= commonPasswords()
  return !(await common).has(password.toLowerCase())
}

/** bcrypt, computed off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/bcrypt')
  return hash(hashable(password), BCRYPT_COST)
}

/** The hash of a password that the rules allow. @throws {ApiError} 400 on `password` for any other. */
export async function goodPasswordHash(password: string, complexity: Complexity): Promise<string> {
  if (await isGoodPassword(password, complexity)) return hashPassword(password)
  throw validationError({ password: RULE_TEXT.password }, { password: [`${RULE_TEXT.password}`] })
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
