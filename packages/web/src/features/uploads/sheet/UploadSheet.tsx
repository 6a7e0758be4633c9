import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { DropZone } from '../../../ui/DropZone/DropZone.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import type { AskedUpload } from '../model/asked.ts'
import { useHere } from '../model/use-here.ts'
import { FileSheet } from './FileSheet.tsx'
import { ACCEPTED } from './model/what-it-is.ts'
import { placeOfUploads } from '../model/settings.ts'
import { titleOf } from './model/title.ts'
import { UploadsOff } from './parts/UploadsOff.tsx'
import styles from './sheet.module.css'

interface UploadSheetProps {
  asked: AskedUpload
  onClose(): void
}

/** From files to models, one after the other; or why that cannot be. */
export function UploadSheet({ asked, onClose }: UploadSheetProps) {
  const place = useHere()
  const [files, setFiles] = useState(asked.files)
  const [at, setAt] = useState(0)
  const { into } = asked
  const file = files[at]
  const isOff = useIsOff(into)
  if (file !== undefined && !isOff) {
    const isLast = at === files.length - 1
    return (
      <FileSheet
        key={at}
        file={file}
        count={{ at: at + 1, all: files.length }}
        into={into}
        place={place.id}
        onDone={isLast ? onClose : () => setAt(at + 1)}
        isLast={isLast}
        onClose={onClose}
      />
    )
  }
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={titleOf(into)}>
      {isOff ? (
        <UploadsOff onClose={onClose} />
      ) : (
        <div className={styles.parts}>
          <DropZone
            label={t('Drop a file here')}
            accept={ACCEPTED}
            isMulti={into === undefined}
            onFiles={(chosen) => setFiles(chosen)}
          />
          <p className={styles.note}>{t('CSV, TSV, Excel, JSON or Parquet')}</p>
        </div>
      )}
    </Sheet>
  )
}

/** Whether there is nowhere to upload to, or the reader may not. */
function useIsOff(into: AskedUpload['into']): boolean {
  const { data: properties } = useQuery(propertiesOptions)
  const { data: user } = useQuery(currentUserOptions)
  const isUnset = into === undefined && placeOfUploads(properties).db_id === null
  return isUnset || user?.permissions.can_upload === false
}
