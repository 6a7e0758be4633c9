import { locale } from './t.ts'

/** What a language is called by those who speak it, as who looks for it would read it; else the given name. */
export function languageName(id: string, otherwise: string): string {
  const tag = id.replace('_', '-')
  return new Intl.DisplayNames([tag, locale()], { type: 'language' }).of(tag) ?? otherwise
}
