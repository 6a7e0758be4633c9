import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'

const FOLDER = 'docs/contract'

/** What may refer to the contract. */
const others = globSync([
  '*.md',
  'docs/**/*.md',
  'packages/*/src/**/*.ts',
  '{test,scripts,bench}/**/*.{ts,mjs,json}',
]).filter((file) => !file.startsWith(`${FOLDER}/`) && file !== 'test/boundaries/contract.test.ts')

const SECTION = String.raw`\d+(?:\.\d+)?`
const SECTIONS = `sections? ${SECTION}(?:(?:, | and | to )${SECTION})*`

/** `(contract: cards, section 3; exports, section 4, Columns)`, also at the end of a longer remark. */
const REFERENCE = /\(contract: ([^()]*)\)|\bcontract: ([a-z-]+,[^()]*?)(?=\)| \*\/)/g
const PART = new RegExp(`^([a-z-]+), (${SECTIONS})(?:, "?([A-Z][^"]*)"?)?$`)
/** `[cards, section 3](cards.md)`. */
const LINK = /\[([^\]]+)\]\(([^)#]+)(?:#[^)]*)?\)/g

const files = globSync(`${FOLDER}/*.md`)
const sections = new Map(files.map((file) => [basename(file, '.md'), sectionsOf(readFileSync(file, 'utf8'))]))

/** The text of each numbered section; that of `3` includes `3.1`. */
function sectionsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(/^(?=##+ )/m)) {
    const number = part.match(/^##+ (\d+(?:\.\d+)?)\.? /)?.[1]
    if (number === undefined) continue
    found.set(number, part)
    const parent = number.match(/^(\d+)\./)?.[1]
    if (parent !== undefined) found.set(parent, `${found.get(parent) ?? ''}${part}`)
  }
  return found
}

/** The text without line breaks and the marks of comments at the beginnings of lines. */
function inOneLine(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')
}

function missingSections(name: string, list: string): string[] {
  const known = sections.get(name)
  if (known === undefined) return [`no file ${name}`]
  return (list.match(new RegExp(SECTION, 'g')) ?? []).flatMap((number) =>
    known.has(number) ? [] : `no section ${number} in ${name}`,
  )
}

function faultsOfReference(reference: string): string[] {
  return reference.split('; ').flatMap((part) => {
    const [, name, list, words] = part.match(PART) ?? []
    if (name === undefined || list === undefined) return 'not of the form "file, section 1"'
    const missing = missingSections(name, list)
    if (missing.length > 0 || words === undefined) return missing
    const number = list.match(new RegExp(SECTION))?.[0] ?? ''
    return sections.get(name)?.get(number)?.includes(words) === true ? [] : `"${words}" is not in ${name}, ${list}`
  })
}

test('every "(contract: …)" names a section that exists', () => {
  const faults: string[] = []
  let count = 0
  for (const file of others) {
    const text = inOneLine(readFileSync(file, 'utf8'))
    for (const [, whole, last = ''] of text.matchAll(REFERENCE)) {
      const reference = whole ?? last
      count += 1
      for (const fault of faultsOfReference(reference.trim())) faults.push(`${file}: ${reference}: ${fault}`)
    }
  }
  assert.deepEqual(faults, [])
  assert.ok(count > 100, `${count} references`)
})

test('links to the contract, and its own, lead to files and sections that exist', () => {
  const faults: string[] = []
  for (const file of [...files, ...others.filter((name) => name.endsWith('.md'))]) {
    const isContract = file.startsWith(FOLDER)
    const text = inOneLine(readFileSync(file, 'utf8'))
    for (const [link, words = '', target = ''] of text.matchAll(LINK)) {
      const path = join(dirname(file), target)
      const isToContract = path.startsWith(`${FOLDER}/`)
      if (!/^[a-z0-9./-]+$/.test(target) || !(isContract || isToContract)) continue
      if (!existsSync(path)) faults.push(`${file}: ${link}`)
      const list = words.match(new RegExp(SECTIONS))?.[0]
      if (list === undefined || !isToContract) continue
      for (const fault of missingSections(basename(path, '.md'), list)) faults.push(`${file}: ${link}: ${fault}`)
    }
    if (!isContract) continue
    // Without a link, a section of the same file is meant.
    for (const [list] of text.replaceAll(LINK, '').matchAll(new RegExp(`(?<!: [a-z-]+, )\\b${SECTIONS}`, 'g'))) {
      for (const fault of missingSections(basename(file, '.md'), list)) faults.push(`${file}: ${list}: ${fault}`)
    }
  }
  assert.deepEqual(faults, [])
})

test('the index lists every file of the contract', () => {
  const index = readFileSync(`${FOLDER}/index.md`, 'utf8')
  const names = files.map((file) => basename(file)).filter((name) => name !== 'index.md')
  assert.deepEqual(
    names.filter((name) => !index.includes(`](${name})`)),
    [],
  )
})
