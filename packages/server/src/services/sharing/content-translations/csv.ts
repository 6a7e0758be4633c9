/** CSV with commas, double quotes and lines of any ending. */

/** The rows, each with its cells. @throws nothing: a quote that does not end goes to the end of the text. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source[at + 1] === '"') cell += source[(at += 1)] ?? ''
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === ',' || character === '\n') {
      cells.push(cell)
      cell = ''
      if (character === '\n') {
        rows.push(cells)
        cells = []
      }
    } else cell += character
  }
  if (cell !== '' || cells.length > 0) rows.push([...cells, cell])
  return rows
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')
}
