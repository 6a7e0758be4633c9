/** Content in the language of its readers: values of filters, and texts that name them, as the page says them. */
import { saidByPage } from '../pictures/index.ts'
import { wordsIn, type Say } from './words.ts'
import type { DeliveredFilter, DeliveredPart, DeliveryContent, TextTags } from './content.ts'

type Page = Parameters<Parameters<typeof saidByPage>[1]>[0]

export async function contentIn(locale: string, content: DeliveryContent): Promise<DeliveryContent> {
  const { filters, parts } = content
  const hasReasons = parts.some(({ kind }) => kind === 'reasons')
  const said = hasReasons ? withReasons(content, await wordsIn(locale)) : content
  if (filters.length === 0 && !parts.some((part) => 'tags' in part)) return said
  return saidByPage(locale, (page) => ({
    ...said,
    filters: filters.map((filter) => ({ ...filter, value: valueOf(filter, page) || filter.value })),
    parts: said.parts.map((part) => filledPart(part, filters, page)),
  }))
}

function withReasons(content: DeliveryContent, say: Say): DeliveryContent {
  const parts = content.parts.map((part) => {
    if (part.kind !== 'reasons') return part
    return { ...part, lines: [part.title, ...part.items].map(({ text, values }) => say(text, values)) }
  })
  return { ...content, parts }
}

/** Why something was not sent, as the page says it; what other servers said is as it came. */
export async function reasonIn(locale: string, reason: string): Promise<string> {
  return saidByPage(locale, ({ sayServerText }) => sayServerText(reason))
}

/** Of more values than these, the page says how many there are. Nobody can open a message to see which. */
const MOST_SAID = 2

function valueOf(filter: DeliveredFilter, page: Page): string {
  const items = itemsOf(filter, page)
  const isNamed = (filter.labels ?? []).length > 0
  return isNamed || items.length > MOST_SAID ? items.join(', ') : page.sayValue(filter.parameter, filter.given)
}

/** One by one, with names in place of keys. */
function itemsOf({ parameter, given, labels = [] }: DeliveredFilter, page: Page): readonly string[] {
  const known = new Map(labels.map(([value, label]) => [String(value), label]))
  return page.sayItems(parameter, given, (item) => known.get(String(item)))
}

function filledPart(part: DeliveredPart, filters: readonly DeliveredFilter[], page: Page): DeliveredPart {
  if (part.kind !== 'heading' && part.kind !== 'text') return part
  if (part.tags === undefined) return part
  const texts = textsOf(part.tags, filters, page)
  if (part.kind === 'heading') return { ...part, text: page.fillText(part.text, texts, { isMarkdown: false }) }
  return { ...part, markdown: page.fillText(part.markdown, texts, { isMarkdown: true }) }
}

/** Null for a tag whose filter has no value. */
function textsOf(tags: TextTags, filters: readonly DeliveredFilter[], page: Page): Map<string, string | null> {
  const values = new Map(filters.map((filter) => [String(filter.parameter['id']), filter]))
  return new Map(
    [...tags].map(([name, id]) => {
      const filter = values.get(id)
      return [name, filter === undefined ? null : itemsOf(filter, page).join(', ')]
    }),
  )
}
