import { useState } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import type { ParameterValue } from '../../../../api/dataset.ts'
import { fileOfDashboardCard } from '../../../../api/download.ts'
import { t } from '../../../../i18n/t.ts'
import { isOffered } from '../../../../lib/actions.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '../../../../ui/Menu/index.ts'
import { PictureItems, type AskSorted, type DrawnChart } from '../../../../viz/Picture/index.ts'
import { useDeliveryAction, type Subject } from '../../../deliveries/action/index.ts'
import { DownloadItems, saveFile } from '../../../downloads/index.ts'
import type { CardRun } from '../../../dashboard-view/index.ts'
import { AboutRun } from './AboutRun.tsx'
import { FullView } from './FullView.tsx'

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
  askSorted: AskSorted
}

/** What can be done with the answer of a card. */
export function CardMenu(props: CardMenuProps) {
  const { dashboardId, card, title, href, run, settings, isTable, onTable, chart, onAgain, parameters } = props
  const [opened, setOpened] = useState<'full' | 'about' | null>(null)
  const { result } = run

  const place = { dashboard: dashboardId, dashcard: card.id, card: card.card_id ?? 0 }
  const { action: alert, sheet } = useDeliveryAction(subjectOf(card))
  const mayDownload = result?.data.download_perms !== 'none'

  return (
    <>
      <MenuTrigger>
        <IconButton icon="more" label={t('Actions for “{title}”', { title })} isSmall />
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
          {(mayDownload || chart !== null) && (
            <Submenu label={t('Download')} icon="download">
              <PictureItems chart={chart} name={title} isShort />
              {mayDownload && (
                <DownloadItems
                  isShort
                  onChoose={(format) => void saveFile(fileOfDashboardCard(place, parameters), format)}
                />
              )}
            </Submenu>
          )}
          <MenuSection>
            <MenuItem icon="refresh" onAction={onAgain}>
              {t('Refresh')}
            </MenuItem>
            <MenuItem icon="info" isDisabled={result === undefined} onAction={() => setOpened('about')}>
              {t('Query details')}
            </MenuItem>
            {isOffered(alert) && (
              <MenuItem icon="bell" onAction={alert.run}>
                {t('Alert me about this question')}
              </MenuItem>
            )}
          </MenuSection>
        </Menu>
      </MenuTrigger>
      {sheet}
      {opened === 'full' && result !== undefined && (
        <FullView
          title={title}
          keptAs={`dashboard card ${card.id}`}
          display={isTable ? 'table' : (card.card?.display ?? 'table')}
          settings={settings}
          result={result}
          askSorted={props.askSorted}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'about' && result !== undefined && (
        <AboutRun title={title} result={result} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

/** The saved question of a card; null for one that the reader may not see. */
function subjectOf({ card }: DashboardCard): Subject | null {
  if (card == null) return null
  const { id, display, visualization_settings } = card
  if (id === undefined || display === undefined || visualization_settings === undefined) return null
  return { kind: 'card', card: { id, display, visualization_settings } }
}
