/** Hands data to the browser as a file that is downloaded. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun by then; the address is of no more use.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
