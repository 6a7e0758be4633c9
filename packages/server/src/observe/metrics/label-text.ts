/** Labels in the Prometheus exposition format, without the braces. */
export function labelText(labels: Record<string, string>): string {
  return Object.entries(labels)
    .map(([label, value]) => `${label}="${escaped(value)}"`)
    .join(',')
}

function escaped(label: string): string {
  return label.replaceAll(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
}
