import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '../i18n/t.ts'
import type { FileFormat } from '../api/download.ts'
import { IconButton } from '../ui/Button/IconButton.tsx'

const loadFormats = () => import('./FileFormats.tsx')
const FileFormats = lazy(async () => ({ default: (await loadFormats()).FileFormats }))

interface FileMenuProps {
  /** What is downloaded. */
  name: string
  addressOf(format: FileFormat): string
}

/** All rows as a file. */
export function FileMenu({ name, addressOf }: FileMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const label = t('Download {name}', { name })
  function open(): void {
    const { left, bottom } = button.current?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
    setAt({ x: left, y: bottom })
    setOpened(true)
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
          <FileFormats
            label={label}
            at={at}
            onClose={() => setAt(null)}
            onChoose={(format) => location.assign(addressOf(format))}
          />
        </Suspense>
      )}
    </>
  )
}
