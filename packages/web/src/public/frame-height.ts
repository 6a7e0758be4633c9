/** Tells the page around how high this one is, in each form that pages listen to. */

/** The protocol of the iframe-resizer scripts, version 4 and older: a text with fields between colons. */
const RESIZER = '[iFrameSizer]'

interface HeightReporter {
  tell(height: number): void
  stop(): void
}

/** @param around the window that shows this one. */
export function reportHeights(around: Window): HeightReporter {
  let known = 0
  let resizer: string | null = null

  function tellResizer(event: 'init' | 'resize'): void {
    if (resizer !== null) around.postMessage(`${RESIZER}${resizer}:${known}:${window.innerWidth}:${event}`, '*')
  }

  function onMessage({ data, source }: MessageEvent): void {
    if (source !== around) return
    const id = resizerId(data)
    if (id === null) return
    resizer = id
    tellResizer('init')
  }

  window.addEventListener('message', onMessage)
  return {
    tell(height) {
      if (height === known) return
      known = height
      around.postMessage({ querent: { frame: { height } } }, '*')
      around.postMessage({ metabase: { type: 'frame', frame: { mode: 'normal', height } } }, '*')
      tellResizer('resize')
    },
    stop: () => window.removeEventListener('message', onMessage),
  }
}

/** The name that a script of the page around has for this frame, when the message is its first one. */
function resizerId(data: unknown): string | null {
  if (typeof data !== 'string' || !data.startsWith(RESIZER)) return null
  const [id = '', ...settings] = data.slice(RESIZER.length).split(':')
  // Later messages of such a script carry a name and one word.
  return id === '' || settings.length < 3 ? null : id
}
