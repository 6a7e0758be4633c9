import { useState } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import type { ParameterValue } from '../../../../api/dataset.ts'
import { saveDashboardCard, type FileFormat } from '../../../../api/download.ts'
import { t } from '../../../../i18n/t.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '../../../../ui/Menu/index.ts'
import { PictureItems, type DrawnChart } from '../../../../viz/Picture/index.ts'
import type { CardRun } from '../runs.ts'
import { AboutRun } from './AboutRun.tsx'
import { FullView } from './FullView.tsx'

const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['json', 'JSON'],
] as const

interface CardMenuProps {
  dashboardId: number
  card: DashboardCard
  title: string
  href: string | null
  run: CardRun
  settings: Readonly<Record<string, unknown>>
  isTable: boolean
  onTable(isTable: boolean): void
  chart: DrawnChart | null
  onAgain(): void
  parameters: readonly ParameterValue[]
}

/** What can be done with the answer of a card. */
export function CardMenu(props: CardMenuProps) {
  const { dashboardId, card, title, href, run, settings, isTable, onTable, chart, onAgain, parameters } = props
  const [opened, setOpened] = useState<'full' | 'about' | null>(null)
  const { result } = run

  function save(format: FileFormat): void {
    saveDashboardCard({ dashboard: dashboardId, dashcard: card.id, card: card.card_id ?? 0 }, format, parameters)
  }

  return (
    <>
      <MenuTrigger>
        <IconButton icon="more" label={t('What to do with “{title}”', { title })} isSmall />
        <Menu placement="bottom end">
          <MenuItem icon="full-screen" isDisabled={result === undefined} onAction={() => setOpened('full')}>
            {t('Full view')}
          </MenuItem>
          {href !== null && (
            <MenuItem icon="question" href={href}>
              {t('Open the question')}
            </MenuItem>
          )}
          {card.card?.display !== 'table' && (
            <MenuItem icon={isTable ? 'bar' : 'table'} onAction={() => onTable(!isTable)}>
              {isTable ? t('Show as a chart') : t('Show as a table')}
            </MenuItem>
          )}
          <Submenu label={t('Download')} icon="download">
            {FORMATS.map(([format, name]) => (
              <MenuItem key={format} onAction={() => save(format)}>
                {name}
              </MenuItem>
            ))}
            <PictureItems chart={chart} name={title} isShort />
          </Submenu>
          <MenuSection>
            <MenuItem icon="refresh" onAction={onAgain}>
              {t('Ask again')}
            </MenuItem>
            <MenuItem icon="info" isDisabled={result === undefined} onAction={() => setOpened('about')}>
              {t('How it was answered')}
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
      {opened === 'full' && result !== undefined && (
        <FullView
          title={title}
          display={isTable ? 'table' : (card.card?.display ?? 'table')}
          settings={settings}
          result={result}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'about' && result !== undefined && (
        <AboutRun title={title} result={result} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
