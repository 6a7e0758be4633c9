import { useEffect, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import styles from './DropTarget.module.css'
import { askForUpload } from './store.ts'
import type { UploadPlace } from '../model/asked.ts'

/** The whole window takes files; while some are dragged over it, it says where they go. */
export function DropTarget({ place }: { place: UploadPlace }) {
  const isOver = useDroppedFiles((files) => askForUpload({ files }))
  if (!isOver) return null
  return (
    <div className={styles.target}>
      <div className={styles.words} role="status">
        <Icon name="upload" size={28} />
        <strong className={styles.title}>{t('Drop to upload to {name}', { name: place.name })}</strong>
        <span>{t('CSV, TSV, Excel, JSON or Parquet')}</span>
      </div>
    </div>
  )
}

/** Whether files are dragged over the window. A place that takes files itself keeps its events from the window. */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
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
