import type { Card } from '../../../api/card.ts'
import { fileOfAnswer, fileOfCard, type FileFormat } from '../../../api/download.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { urlOfItem, urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../../ui/Menu/index.ts'
import { PictureItems, type DrawnChart } from '../../../viz/Picture/index.ts'
import { CardItems, useCardActions } from '../../item-tools/card-menu/index.ts'
import { BackToDashboard } from '../../create/question/index.ts'
import { InfoTools, openInfo } from '../../item-tools/info/index.ts'
import { ShareButton } from '../../sharing/index.ts'
import { DownloadItems, saveFile, useDownloadActions } from '../../downloads/index.ts'
import { withoutEmptyStages, type QuestionDraft } from '../../../models/question/index.ts'
import { SqlSheet } from './SqlSheet.tsx'
import { useState } from 'react'
import type { QuestionEditor } from './use-editor.ts'
import styles from './question.module.css'

type Panel = 'steps' | 'display' | 'none'

interface QuestionHeadProps {
  name: string
  card: Card | null
  etag: string | null
  editor: QuestionEditor
  draft: QuestionDraft
  canSave: boolean
  /** The reader may ask the database in ways that are not saved. */
  mayAsk: boolean
  isSaving: boolean
  onSave(): void
  onSaveAs(): void
  panel: Panel
  onPanel(panel: Panel): void
  /** The chart on the page, if there is one. */
  chart: DrawnChart | null
  /** The reader may save the rows as a file. */
  mayDownload: boolean
}

/** Where the question lies, what it is called, and what can be done with it. */
export function QuestionHead(props: QuestionHeadProps) {
  const {
    name,
    card,
    etag,
    editor,
    draft,
    canSave,
    mayAsk,
    isSaving,
    onSave,
    onSaveAs,
    panel,
    onPanel,
    chart,
    mayDownload,
  } = props
  const [isSqlOpen, setSqlOpen] = useState(false)
  useActions(
    mayAsk
      ? [
          {
            id: 'question.sql',
            label: t('Show the SQL'),
            icon: 'sql',
            section: t('Question'),
            keys: 'v s',
            run: () => setSqlOpen(true),
          },
        ]
      : [],
  )
  useCardActions(card)
  const file = () =>
    card !== null && !(editor.isDirty && mayAsk)
      ? fileOfCard(card.id)
      : fileOfAnswer(withoutEmptyStages(draft.dataset_query), draft.visualization_settings, draft.display)
  const download = mayDownload ? (format: FileFormat) => void saveFile(file(), format) : undefined
  useDownloadActions(download)
  const place = card?.collection
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        {card === null ? (
          <BackToDashboard />
        ) : (
          <Link href={urls.collection({ id: card.collection_id ?? 'root', name: place?.name ?? null })}>
            {collectionName(place) || t('Our analytics')}
          </Link>
        )}
        {card !== null && card.type !== 'question' && (
          <Link href={urlOfItem({ ...card, model: 'card' })}>
            {card.type === 'model' ? t('Go to the model') : t('Go to the metric')}
          </Link>
        )}
        <h1 title={card?.description ?? undefined}>
          {name}
          {card !== null && editor.isDirty && <span className={styles.dirty}>{t('changed')}</span>}
        </h1>
      </div>
      <div className={styles.tools}>
        {(editor.canUndo || editor.canRedo) && (
          <>
            <IconButton
              icon="undo"
              label={t('Undo')}
              keys="mod+z"
              isDisabled={!editor.canUndo}
              onPress={() => editor.store.getState().undo()}
            />
            <IconButton
              icon="redo"
              label={t('Redo')}
              keys="mod+shift+z"
              isDisabled={!editor.canRedo}
              onPress={() => editor.store.getState().redo()}
            />
          </>
        )}
        {mayAsk && (
          <Button
            icon="pencil"
            variant={panel === 'steps' ? 'plain' : 'quiet'}
            aria-pressed={panel === 'steps'}
            onPress={() => onPanel(panel === 'steps' ? 'none' : 'steps')}
          >
            {t('Steps')}
          </Button>
        )}
        <Button
          icon="sliders"
          variant={panel === 'display' ? 'plain' : 'quiet'}
          aria-pressed={panel === 'display'}
          onPress={() => onPanel(panel === 'display' ? 'none' : 'display')}
        >
          {t('Display')}
        </Button>
        {card !== null && <InfoTools subject={{ kind: 'card', thing: card }} etag={etag} />}
        {card !== null && <ShareButton kind="card" thing={card} />}
        {canSave && (
          <Button variant="primary" isPending={isSaving} onPress={onSave}>
            {t('Save')}
          </Button>
        )}
        <MenuTrigger>
          <span className={styles.more}>
            <IconButton icon="more" label={t('More')} />
          </span>
          <Menu placement="bottom end">
            {mayAsk && (
              <MenuItem icon="sql" keys="v s" onAction={() => setSqlOpen(true)}>
                {t('Show the SQL')}
              </MenuItem>
            )}
            <PictureItems chart={chart} name={name} />
            {download && <DownloadItems onChoose={download} />}
            {card !== null && (
              <>
                <MenuSeparator />
                <MenuItem icon="history" onAction={() => openInfo('history')}>
                  {t('History')}
                </MenuItem>
                {mayAsk && (
                  <MenuItem icon="copy" onAction={onSaveAs}>
                    {t('Save as a copy')}
                  </MenuItem>
                )}
                <CardItems card={card} etag={etag} />
              </>
            )}
          </Menu>
        </MenuTrigger>
      </div>
      <SqlSheet isOpen={isSqlOpen} onOpenChange={setSqlOpen} query={draft.dataset_query} />
    </header>
  )
}
