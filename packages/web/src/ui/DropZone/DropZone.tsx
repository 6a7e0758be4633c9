import type { ReactNode } from 'react'
import { DropZone as Base } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { t } from '../../i18n/t.ts'
import styles from './DropZone.module.css'

interface DropZoneProps {
  /** What to drop, such as “Drop a CSV file”. */
  label: string
  /** MIME types and endings, such as `.csv`. */
  accept?: readonly string[]
  isMulti?: boolean
  onFiles(files: File[]): void
  children?: ReactNode
}

/** Where files are dropped, pasted, or chosen by a button. */
export function DropZone({ label, accept, isMulti = false, onFiles, children }: DropZoneProps) {
  return (
    <Base
      aria-label={label}
      className={styles.zone}
      onDrop={async ({ items }) => {
        const files = await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()))
        if (files.length > 0) onFiles(isMulti ? files : files.slice(0, 1))
      }}
    >
      <Icon name="upload" size={20} />
      <span>{label}</span>
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={isMulti}
        onSelect={(files) => files !== null && files.length > 0 && onFiles([...files])}
      >
        <Button>{t('Choose a file')}</Button>
      </FileTrigger>
      {children}
    </Base>
  )
}
