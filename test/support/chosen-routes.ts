/** Trying some routes alone: `QUERENT_TEST_ROUTES` is a part of their paths. What must hold for the list of all is tried anyway. */
const part = process.env['QUERENT_TEST_ROUTES']

/** @param text a path, or a line that holds one. */
export function isChosen(text: string): boolean {
  return part === undefined || text.includes(part)
}
