import { t } from '../../i18n/t.ts'
import { MenuItem } from '../../ui/Menu/index.ts'
import { toast } from '../../ui/Toast/index.ts'
import type { DrawnChart } from '../Chart/Chart.tsx'
import type { PictureFormat } from './save-picture.ts'

interface PictureItemsProps {
  /** What is on the page; null for no chart, of which there is no picture. */
  chart: DrawnChart | null
  /** Of the file. */
  name: string
  /** Beside formats of data, where the menu says that they are downloaded. */
  isShort?: boolean
}

/** Items of a menu that download a chart as it is seen. */
export function PictureItems({ chart, name, isShort = false }: PictureItemsProps) {
  if (chart === null) return null
  const items: [PictureFormat, string][] = [
    ['png', isShort ? t('PNG image') : t('Download as PNG')],
    ['svg', isShort ? t('SVG image') : t('Download as SVG')],
  ]
  return items.map(([format, label]) => (
    <MenuItem
      key={format}
      id={format}
      icon={isShort ? undefined : 'image'}
      onAction={() => void save(chart, format, name)}
    >
      {label}
    </MenuItem>
  ))
}

async function save(chart: DrawnChart, format: PictureFormat, name: string): Promise<void> {
  try {
    const { savePicture } = await import('./save-picture.ts')
    await savePicture(chart, format, name)
  } catch (error) {
    toast({
      text: t('Not downloaded: {reason}', { reason: error instanceof Error ? error.message : String(error) }),
      tone: 'bad',
    })
  }
}
