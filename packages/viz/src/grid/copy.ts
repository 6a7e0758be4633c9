/** Chosen cells as spreadsheets take them. */

/** Lines of fields between tabs; fields with tabs, breaks or quotes are quoted. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(tsvField).join('\t')).join('\n')
}

/** A table; `head` is absent when the names of the columns are not wanted. */
export function toHtml(rows: readonly (readonly string[])[], head?: readonly string[]): string {
  const line = (row: readonly string[], tag: string) =>
    `<tr>${row.map((field) => `<${tag}>${escapeHtml(field)}</${tag}>`).join('')}</tr>`
  const names = head === undefined ? '' : `<thead>${line(head, 'th')}</thead>`
  return `<table>${names}<tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`
}

function tsvField(field: string): string {
  return /[\t\n\r"]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
}
