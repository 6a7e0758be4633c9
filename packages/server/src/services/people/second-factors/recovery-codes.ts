/** Codes for those who have lost their second factors: shown once, used once, stored as hashes. */
import { hash, randomBytes } from 'node:crypto'

const COUNT = 10
/** 80 bits: nobody finds one by trying, not even with the hashes at hand. */
const BYTES = 10
const PARTS = 4
/** Digits and letters that are not mistaken for each other. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** New codes, in groups of letters: `8k2m-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode)
}

function newCode(): string {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)]).join('')
  return (letters.match(new RegExp(`.{${letters.length / PARTS}}`, 'g')) ?? []).join('-')
}

/** What is stored of a code, however it is typed. */
export function hashRecoveryCode(userId: number, code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return hash('sha256', `${userId} ${plain}`)
}
