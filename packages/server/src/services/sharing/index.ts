/** The sharing area: public links, what may be embedded with signed tokens, and the words of content in other languages. */
import type { Deps } from '../deps.ts'
import { contentTranslationService } from './content-translations/index.ts'

export function sharingArea(deps: Deps) {
  return { contentTranslations: contentTranslationService(deps) }
}
