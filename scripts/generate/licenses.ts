/**
 * Writes docs/reference/licenses.md from the lockfiles: the packages that Querent brings to those who run it, and their
 * licenses; with `--check` fails when the page differs from them, or a license is one that nobody has looked at.
 */
import { readFileSync } from 'node:fs'
import { writeOrCheck } from './write-or-check.ts'

/** Licenses under which packages may be brought along with software under Apache-2.0. */
const ALLOWED = new Set(
  // MPL-2.0 is about changes of a package's own files, and OFL-1.1 about fonts: both come unchanged.
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense'.split(
    ' ',
  ),
)
/** What the package itself says where the lockfile says nothing. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'png-js': 'MIT',
  ssh2: 'MIT',
}

interface Locked {
  version: string
  license?: string
  dev?: boolean
  link?: boolean
}

const rows = ['package-lock.json', 'runtime/package-lock.json', 'runtime/lts/package-lock.json'].flatMap(packagesOf)
const table = [...new Set(rows.map(({ name, version, license }) => `| \`${name}\` | ${version} | ${license} |`))].sort()
const page = `# Third-party licenses

Made by \`npm run generate licenses\` from the lockfiles; do not edit. These packages are installed to run Querent, on one platform or
another; each brings the text of its license with it. Which of them Querent itself asks for, and what for, is in
[dependencies.md](dependencies.md).

| package | version | license |
|---|---|---|
${table.join('\n')}
`
writeOrCheck('docs/reference/licenses.md', page, 'the lockfiles', 'npm run generate licenses')

function packagesOf(lockfile: string): { name: string; version: string; license: string }[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(lockfile, 'utf8'))
  return Object.entries(packages).flatMap(([path, { version, license, dev, link }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    if (name === undefined || dev === true || link === true) return []
    const known = license ?? SAID_ELSEWHERE[name]
    if (known === undefined || !isAllowed(known)) throw new Error(`License of ${name}: ${known ?? 'not told'}`)
    return [{ name, version, license: known }]
  })
}

/** One of several that may be chosen is enough. */
function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part)))
}
