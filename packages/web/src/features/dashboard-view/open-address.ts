/** Opens an address that a click leads to. Mail and telephones belong to other programs, which need no tab of ours. */
export function openAddress(href: string): void {
  if (/^(?:mailto|tel):/i.test(href)) window.location.assign(href)
  else window.open(href, '_blank', 'noopener,noreferrer')
}
