/**
 * What is wrong with commit messages. As a program it reads the file that git names: `git config core.hooksPath .githooks` has
 * each message read before its commit.
 */
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'

const LONGEST_SUBJECT = 72
const SUBJECT = /^(?<type>feat|fix|perf|refactor|test|docs|build|chore)(?:\([\w-]+\))?: \S/
/** These say why, in a body. */
const EXPLAINED = new Set(['fix', 'perf', 'refactor'])

/** Undefined when the message keeps to the rules. */
export function faultOfMessage(message: string): string | undefined {
  const [subject = '', ...rest] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (subject.length > LONGEST_SUBJECT) {
    return `The subject has ${subject.length} characters, and may have ${LONGEST_SUBJECT}: ${subject}`
  }
  if (subject.startsWith('Merge')) return undefined
  const type = SUBJECT.exec(subject)?.groups?.['type']
  if (type === undefined) return `The subject does not begin with a type, as in "fix(server): …": ${subject}`
  if (EXPLAINED.has(type) && rest.join('').trim() === '') return `The message needs a body that says why: ${subject}`
  return undefined
}

if (import.meta.main) {
  const fault = faultOfMessage(readFileSync(argv[2] ?? '', 'utf8'))
  if (fault !== undefined) {
    console.error(fault)
    process.exit(1)
  }
}
