/** Writes what is chosen to the clipboard. */
import { toHtml, toTsv } from '@querent/viz/grid/index.ts'

/** Rejects when the browser does not allow it. */
export async function copyCells(rows: readonly (readonly string[])[], head?: readonly string[]): Promise<void> {
  const text = head === undefined ? toTsv(rows) : toTsv([head, ...rows])
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([toHtml(rows, head)], { type: 'text/html' }),
    }),
  ])
}
