import type { UploadPreview } from '../../../../api/uploads.ts'
import { t } from '../../../../i18n/t.ts'
import { DataTable } from '../../../../ui/DataTable/DataTable.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import type { UploadDraft } from '../model/draft.ts'
import { typeOptions, type PreviewColumn } from '../model/types.ts'
import styles from '../sheet.module.css'

export interface DraftPartProps {
  draft: UploadDraft
  onChange(draft: UploadDraft): void
  preview: UploadPreview
}

/** Names and types of the new columns. */
export function ColumnsPart({ draft, onChange, preview }: DraftPartProps) {
  const rename = ({ name, displayName }: PreviewColumn, text: string) => {
    const { [name]: _before, ...labels } = draft.labels
    const isOwn = text.trim() !== '' && text !== displayName
    onChange({ ...draft, labels: isOwn ? { ...labels, [name]: text.trim() } : labels })
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('Columns')}</h3>
      <div className={styles.columns}>
        <DataTable
          label={t('Columns')}
          rows={preview.columns}
          keyOf={({ name }) => name}
          columns={[
            {
              id: 'name',
              title: t('Name'),
              cell: (column) => (
                <TextInput
                  key={column.displayName}
                  aria-label={t('Name of {column}', { column: column.header })}
                  defaultValue={draft.labels[column.name] ?? column.displayName}
                  maxLength={254}
                  onChange={(text) => rename(column, text)}
                />
              ),
            },
            {
              id: 'type',
              title: t('Type'),
              cell: (column) => (
                <Select
                  aria-label={t('Type of {column}', { column: column.header })}
                  options={typeOptions(column)}
                  value={draft.types[column.name] ?? column.type}
                  onChange={(type) => onChange({ ...draft, types: { ...draft.types, [column.name]: type } })}
                />
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
