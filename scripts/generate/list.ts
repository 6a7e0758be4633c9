/** Generated from the sources; a file of this folder each. One that others read comes before them. */
export const GENERATED: readonly string[] = [
  'routes',
  'openapi',
  'sql',
  'compatibility',
  'licenses',
  'reference',
  'expressions',
  'messages',
]

/** These take a browser, and pictures differ between machines. */
export const ON_DEMAND: readonly string[] = ['guide', 'text-widths']
