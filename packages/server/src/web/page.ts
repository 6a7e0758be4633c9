/** The pages of a build, ready to be filled with what a request needs. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Page {
  /**
   * The page for one request.
   * @param base where the application lives, as seen from the address asked for: `./`, `../`, …
   * @param boot what the page would ask for first, or undefined for none.
   * @param head further elements of its head.
   */
  render(base: string, boot: unknown, head?: string): string
  /** `'sha256-…'` of each script written into the page, for the policy of its content. */
  scriptHashes: string
}

export interface Pages {
  /** The folder of the build. */
  folder: string
  application: Page
  /** For guests. */
  shared: Page
}

const BASE = '<base href="/" />'
const BOOT = '<script id="boot" type="application/json"></script>'
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g

/** @throws when the folder holds no whole build. */
export async function loadPages(folder: string): Promise<Pages> {
  const [application, shared] = await Promise.all([readPage(folder, 'index.html'), readPage(folder, 'public.html')])
  return { folder, application, shared }
}

async function readPage(folder: string, name: string): Promise<Page> {
  const html = await readFile(join(folder, name), 'utf8')
  if (!html.includes(BASE) || !html.includes(BOOT)) throw new Error(`${name} has no place for the server's boot data`)
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return {
    scriptHashes: hashes.join(' '),
    render: (base, boot, head = '') =>
      html
        .replace(BASE, () => `<base href="${base}" />${head}`)
        .replace(BOOT, () => (boot === undefined ? BOOT : BOOT.replace('><', () => `>${scriptText(boot)}<`))),
  }
}

/** JSON that ends no script and begins no comment of HTML. */
function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Where the application lives as seen from a path below it: `../` for `/card/1`. It holds under any path of a proxy. */
export function baseFor(path: string): string {
  const depth = path.split('/').length - 2
  return depth <= 0 ? './' : '../'.repeat(depth)
}
