import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '../i18n/t.ts'
import type { SharedFile } from './FileFormats.tsx'
import { needNotices } from './LateNotices.tsx'
import { IconButton } from '../ui/Button/IconButton.tsx'

const loadFormats = () => import('./FileFormats.tsx')
const FileFormats = lazy(async () => ({ default: (await loadFormats()).FileFormats }))

interface FileMenuProps {
  /** What is downloaded. */
  name: string
  /** All rows, or the dashboard as a whole. */
  file: SharedFile
}

/** What is shared as a file. */
export function FileMenu({ name, file }: FileMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const label = t('Download {name}', { name })
  function open(): void {
    const { left, bottom } = button.current?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
    setAt({ x: left, y: bottom })
    setOpened(true)
    needNotices()
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="download"
        label={label}
        isSmall
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onFocus={() => void loadFormats()}
        onPress={open}
      />
      {wasOpened && (
        <Suspense>
          <FileFormats label={label} at={at} onClose={() => setAt(null)} file={file} />
        </Suspense>
      )}
    </>
  )
}
