import assert from 'node:assert/strict'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const START = 'docs/index.md'

const texts = new Map(globSync(['*.md', 'docs/**/*.md']).map((file) => [file, readFileSync(file, 'utf8')]))
const sources = globSync('{packages,test,scripts,bench}/**/*.{ts,mjs,json,c,sh}', {
  exclude: (path) => path.endsWith('node_modules'),
})

/** Text that is shown as it is written: blocks and spans of code. */
const CODE = /^ *```.*?^ *```|`[^`\n]+`/gms
const LINK = /\]\(([^)\s]+)\)/g

interface Link {
  target: string
  /** The file that it leads to, from the root. */
  file: string
  anchor: string | undefined
}

/** The relative links of a page. */
function linksOf(page: string): Link[] {
  const text = texts.get(page)?.replaceAll(CODE, '') ?? ''
  return [...text.matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [path = '', anchor] = target.split('#')
    return [{ target, file: path === '' ? page : join(dirname(page), path), anchor }]
  })
}

/** The anchors of a page's headings, as they are made where it is shown. */
function anchorsOf(page: string): Set<string> {
  const found = new Set<string>()
  for (const [, heading = ''] of (texts.get(page) ?? '').replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/^#+ (.+)$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
    const repeated = [...found].filter((one) => one === anchor || one.replace(/-\d+$/, '') === anchor).length
    found.add(repeated === 0 ? anchor : `${anchor}-${repeated}`)
  }
  return found
}

function faultOf({ file, anchor }: Link): string | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return 'leads to no file'
  return anchor === undefined || anchorsOf(file).has(anchor) ? undefined : 'leads to no heading'
}

test('every link of the docs leads to a file, and to a heading of it', () => {
  const faults = [...texts.keys()].flatMap((page) =>
    linksOf(page).flatMap((link) => {
      const fault = faultOf(link)
      return fault === undefined ? [] : [`${page}: ${link.target} ${fault}`]
    }),
  )
  assert.deepEqual(faults, [])
})

test(`every page of the docs can be reached from ${START}, and that from the README`, () => {
  const reached = new Set([START])
  for (const page of reached) for (const { file } of linksOf(page)) if (texts.has(file)) reached.add(file)
  assert.deepEqual(
    [...texts.keys()].filter((page) => page.startsWith('docs/') && !reached.has(page)),
    [],
  )
  assert.ok(linksOf('README.md').some(({ file }) => file === START))
})

test('every file that the docs name exists', () => {
  const files = [...sources, ...texts.keys(), ...globSync(['*', '.*/*', 'docs/reference/*', 'runtime/**/*.json'])]
  const known = files.map((file) => `/${file.replaceAll('\\', '/')}`)
  const isKnown = (name: string) =>
    known.some(
      (file) => file.endsWith(`/${name}`) || file.replace(/^\/packages\/([a-z]+)\/src/, '/$1').endsWith(`/${name}`),
    )
  const faults = [...texts].flatMap(([page, text]) => {
    // The changelog tells of the past, and the contract of other programs.
    if (page === 'CHANGELOG.md' || page.startsWith('docs/contract/')) return []
    const names = text
      .replaceAll(/^ *```.*?^ *```/gms, '')
      .matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|mjs|md|json|sh|c|tsv))`/g)
    return [...names].flatMap(([, name = '']) => (isKnown(name) ? [] : [`${page}: ${name}`]))
  })
  assert.deepEqual(faults, [])
})

test('every page that the code names exists', () => {
  const faults = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)].flatMap(([page]) =>
      texts.has(page) ? [] : [`${file}: ${page}`],
    ),
  )
  assert.deepEqual(faults, [])
})
