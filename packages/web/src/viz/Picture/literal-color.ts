/** Colors of the page as six digits, which is how inputs and files want them. */

/** The digits of a CSS color, such as a variable or a mix, in the theme that is shown. */
export function literalColor(color: string): string {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.color = color
  document.body.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return hexOf(computed)
}

/** Browsers write colors as `rgb(1, 2, 3)`, and mixes as `oklab(…)`: of these a canvas says the digits. */
function hexOf(color: string): string {
  const parts = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(color)?.slice(1, 4) ?? painted(color)
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

function painted(color: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (canvas === null) return [0, 0, 0]
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)]
}
