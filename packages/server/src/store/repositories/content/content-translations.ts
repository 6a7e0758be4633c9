/** Translations of names, titles and values for readers of embedded content. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

export interface Translation {
  locale: string
  msgid: string
  msgstr: string
}

export function contentTranslationRepository({ db }: StoreContext) {
  return {
    /** Of one locale, or all; by locale and text. */
    list: (locale?: string): Promise<Translation[]> =>
      db
        .selectFrom('content_translations')
        .select(['locale', 'msgid', 'msgstr'])
        .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? ''))
        .orderBy('locale')
        .orderBy('id')
        .execute(),

    /** All that there were go. In a transaction. */
    async replace(translations: readonly Translation[]): Promise<void> {
      await db.deleteFrom('content_translations').execute()
      await inChunks(translations, (some) => db.insertInto('content_translations').values(some).execute())
    },
  }
}
