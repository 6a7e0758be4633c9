import type { Card } from '../../../api/card.ts'
import { fileOfAnswer, fileOfCard, type FileFormat } from '../../../api/download.ts'
import { useXRays } from '../../../api/x-ray.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { urlOfItem, urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ActionButton } from '../../../ui/Button/ActionButton.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { ActionItem, Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../../ui/Menu/index.ts'
import { PictureItems, type DrawnChart } from '../../../viz/Picture/index.ts'
import { CardItems, useCardActions } from '../../item-tools/card-menu/index.ts'
import { BackToDashboard } from '../../create/question/index.ts'
import { useDeliveryAction } from '../../deliveries/action/index.ts'
import { InfoTools } from '../../item-tools/info/index.ts'
import { ShareButton } from '../../sharing/index.ts'
import { DownloadItems, saveFile, useDownloadActions } from '../../downloads/index.ts'
import { withoutEmptyStages, type QuestionDraft } from '../../../models/question/index.ts'
import type { QuestionEditor } from './use-editor.ts'
import type { Panel, QuestionActions } from './use-question-actions.ts'
import styles from './question.module.css'

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
  panel: Panel
  actions: QuestionActions
  /** The chart on the page, if there is one. */
  chart: DrawnChart | null
  /** Left out where the rows cannot be edited. */
  onEditRows: (() => void) | undefined
  /** The reader may save the rows as a file. */
  mayDownload: boolean
}

/** Where the question lies, what it is called, and what can be done with it. */
export function QuestionHead(props: QuestionHeadProps) {
  const { name, card, etag, editor, draft, canSave, mayAsk, isSaving, onSave, panel, actions, chart, mayDownload } =
    props
  const { onEditRows } = props
  const hasXRays = useXRays()
  const ofCard = useCardActions(card, etag)
  const file = () =>
    card !== null && !(editor.isDirty && mayAsk)
      ? fileOfCard(card.id)
      : fileOfAnswer(withoutEmptyStages(draft.dataset_query), draft.visualization_settings, draft.display)
  const download = mayDownload ? (format: FileFormat) => void saveFile(file(), format) : undefined
  useDownloadActions(download)
  const { action: alert, sheet } = useDeliveryAction(card === null ? null : { kind: 'card', card })
  useActions([alert])
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
            <ActionButton action={actions.undo} isDisabled={!editor.canUndo} />
            <ActionButton action={actions.redo} isDisabled={!editor.canRedo} />
          </>
        )}
        {mayAsk && (
          <Button
            icon="pencil"
            variant={panel === 'steps' ? 'plain' : 'quiet'}
            aria-pressed={panel === 'steps'}
            onPress={actions.steps.run}
          >
            {t('Steps')}
          </Button>
        )}
        <Button
          icon="sliders"
          variant={panel === 'display' ? 'plain' : 'quiet'}
          aria-pressed={panel === 'display'}
          onPress={actions.display.run}
        >
          {t('Display')}
        </Button>
        {onEditRows !== undefined && (
          <Button icon="table" variant="quiet" onPress={onEditRows}>
            {t('Edit rows')}
          </Button>
        )}
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
            <ActionItem action={actions.sql} />
            <PictureItems chart={chart} name={name} />
            {download && <DownloadItems onChoose={download} />}
            {card !== null && hasXRays && (
              <MenuItem icon="sparkles" href={urls.xRay(`${card.type}/${card.id}`)}>
                {t('X-ray')}
              </MenuItem>
            )}
            {ofCard !== null && (
              <>
                <MenuSeparator />
                <ActionItem action={alert} />
                <ActionItem action={ofCard.history} />
                <ActionItem action={actions.copy} />
                <CardItems actions={ofCard} />
              </>
            )}
          </Menu>
        </MenuTrigger>
        {sheet}
      </div>
    </header>
  )
}
