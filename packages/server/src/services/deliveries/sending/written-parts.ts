/** Cards that somebody wrote, as parts of a message. */
import { isMap } from '@querent/contract'
import type { DeliveredPart, TextTags } from '../../../delivery/index.ts'
import type { DashboardSight, Dashcard } from '../../content/dashboards/index.ts'

type Settings = Dashcard['visualization_settings']

/** Texts, headings and links; buttons and frames are not for mails. @param url Of the site. */
export function writtenParts(
  { visualization_settings, parameter_mappings }: Dashcard,
  { withLink }: DashboardSight,
  url: string,
): DeliveredPart[] {
  const settings = withLink(visualization_settings)
  const display = isMap(settings['virtual_card']) ? settings['virtual_card']['display'] : undefined
  const text = typeof settings['text'] === 'string' ? settings['text'] : ''
  const tags = tagsOf(parameter_mappings)
  if (display === 'heading') return [{ kind: 'heading', text, ...tags }]
  if (display === 'text') return [{ kind: 'text', markdown: text, ...tags }]
  return display === 'link' ? linkOf(settings, url) : []
}

/** Of what the owner may not see there is no name, and so no link. */
function linkOf({ link }: Settings, site: string): DeliveredPart[] {
  const { url, entity }: Record<string, unknown> = Object(link)
  if (isMap(entity)) {
    const { id, model, name } = entity
    return typeof name === 'string' ? [{ kind: 'link', title: name, url: `${site}/${placeOf(model)}/${id}` }] : []
  }
  return typeof url === 'string' && /^https?:/.test(url) ? [{ kind: 'link', title: url, url }] : []
}

/** The paths of the page; those of models and metrics are places of questions as well. */
function placeOf(model: unknown): string {
  if (model === 'database') return 'browse/databases'
  return model === 'dashboard' || model === 'collection' || model === 'table' ? model : 'question'
}

function tagsOf(mappings: Dashcard['parameter_mappings']): { tags?: TextTags } {
  const tags = mappings.flatMap(({ parameter_id, target }) =>
    Array.isArray(target) && target[0] === 'text-tag' ? [[String(target[1]), parameter_id] as const] : [],
  )
  return tags.length === 0 ? {} : { tags: new Map(tags) }
}
