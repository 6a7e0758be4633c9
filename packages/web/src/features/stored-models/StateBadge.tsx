import type { StoredModel } from '../../api/stored-models.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { stateText } from './words.ts'

const TONES = {
  creating: 'plain',
  refreshing: 'accent',
  persisted: 'good',
  error: 'bad',
  off: 'plain',
  deletable: 'plain',
} as const

/** Whether a model is stored, and how that goes; null for one that is not. */
export function StateBadge({ model }: { model: Pick<StoredModel, 'state'> | null }) {
  return <Badge tone={model === null ? 'plain' : TONES[model.state]}>{stateText(model)}</Badge>
}
