import type { FileFormat } from '../../api/download.ts'
import { usePageProperties } from '../../api/customs.ts'
import { t } from '../../i18n/t.ts'
import { MenuItem, MenuSection } from '../../ui/Menu/index.ts'
import { useFileFormulas, useFileValues, type Formulas, type Values } from './values.ts'

interface DownloadItemsProps {
  onChoose(format: FileFormat): void
  /** In a menu that says itself that something is downloaded. */
  isShort?: boolean
  /** For people without an account. */
  isForGuests?: boolean
}

/** Items of a menu: the formats of files, and how values are written in them. */
export function DownloadItems({ onChoose, isShort = false, isForGuests = false }: DownloadItemsProps) {
  const [values, setValues] = useFileValues()
  const isSetting = usePageProperties()['csv-escape-formulas'] === true
  const [formulas, setFormulas] = useFileFormulas(isForGuests || isSetting ? 'marked' : 'exact')
  const formats: [FileFormat, string, string][] = [
    ['csv', t('CSV'), t('Download as CSV')],
    ['xlsx', t('Excel'), t('Download as Excel')],
    ['json', t('JSON'), t('Download as JSON')],
  ]
  return (
    <>
      {formats.map(([format, short, long]) => (
        <MenuItem key={format} id={format} icon={isShort ? undefined : 'download'} onAction={() => onChoose(format)}>
          {isShort ? short : long}
        </MenuItem>
      ))}
      <MenuSection title={t('Values in files')} selected={values} onSelect={(id) => setValues(id as Values)}>
        <MenuItem id="formatted">{t('Formatted, as shown')}</MenuItem>
        <MenuItem id="raw">{t('Raw, as stored')}</MenuItem>
      </MenuSection>
      <MenuSection title={t('Formulas in CSV')} selected={formulas} onSelect={(id) => setFormulas(id as Formulas)}>
        <MenuItem id="exact">{t('Exactly as stored')}</MenuItem>
        <MenuItem id="marked">{t('As text, for spreadsheets')}</MenuItem>
      </MenuSection>
    </>
  )
}
