import { useEffect, useState } from 'react'

/** Whether files are dragged over the window. A place that takes files itself keeps its events from the window. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let isKept = false
    const on = (name: 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void, capture?: 'capture') =>
      window.addEventListener(name, (event) => holdsFiles(event) && run(event), {
        signal,
        capture: capture !== undefined,
      })
    on(
      'dragover',
      () => {
        if (isKept) setOver(false)
        isKept = true
      },
      'capture',
    )
    on('dragover', (event) => {
      isKept = false
      setOver(!event.defaultPrevented)
      event.preventDefault()
    })
    // Within the page the pointer enters another element; outside there is none.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), 'capture')
    on('drop', () => setOver(false), 'capture')
    on('drop', (event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      onFiles(files)
    })
    return () => listening.abort()
  }, [])
  return isOver
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
