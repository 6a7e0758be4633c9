/**
 * The dictionary by which readers of embedded content see it in their language. Tested by
 * test/contract/content-translation.test.ts.
 */
import { ApiError, badRequest, normalizeLocale } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { embeddingKeys } from '../../../settings/index.ts'
import type { Translation } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { rememberingVerifier } from '../embedding/index.ts'
import { readCsv, writeCsv } from './csv.ts'

const HEAD = ['Locale Code', 'String', 'Translation']
/** What the file holds that is downloaded to begin with. */
const SAMPLE: readonly Translation[] = [
  { locale: 'de', msgid: 'Sample translation', msgstr: 'Beispielübersetzung' },
  { locale: 'fr', msgid: 'Sample translation', msgstr: 'Exemple de traduction' },
]
const SHOWN_ERRORS = 20

type ContentTranslationDeps = Pick<Deps, 'store' | 'change' | 'settings' | 'now'>

export function contentTranslationService({ store, change, settings, now }: ContentTranslationDeps) {
  const verifyToken = rememberingVerifier()

  /** Entries of one locale. @throws {ApiError} 400 for none. */
  async function dictionary(locale: string | undefined) {
    const text = locale?.trim() ?? ''
    if (text === '') throw badRequest('Locale is required.')
    const known = normalizeLocale(text)
    return { data: known === undefined ? [] : await store.contentTranslations.list(known) }
  }

  /** The same for a reader with a token of embedded content. @throws {ApiError} 400 for a token that is not good. */
  async function dictionaryFor(token: string, locale: string | undefined) {
    verifyToken(token, embeddingKeys(await settings.current(), now()), now())
    return dictionary(locale)
  }

  /** All entries as a file; a sample where there are none. */
  async function file(): Promise<string> {
    const stored = await store.contentTranslations.list()
    const shown = stored.length === 0 ? SAMPLE : stored
    return writeCsv([HEAD, ...shown.map(({ locale, msgid, msgstr }) => [locale, msgid, msgstr])])
  }

  /** Replaces all entries by those of a file. @throws {ApiError} 422 that names the rows at fault. */
  async function replace(user: CurrentUser, text: string): Promise<void> {
    const translations = readDictionary(text)
    await change(user, async ({ repositories }) => {
      await repositories.contentTranslations.replace(translations)
      const facts = { entries: translations.length }
      await repositories.auditLog.note(
        'content-translation.replaced',
        { model: 'content-translation', id: null },
        facts,
      )
    })
  }

  return { dictionary, dictionaryFor, file, replace }
}

/** The first row is the head. */
function readDictionary(text: string): Translation[] {
  const [, ...rows] = readCsv(text)
  const errors: string[] = []
  const known = new Map<string, number>()
  const read = rows.flatMap((cells, index): Translation[] => {
    const number = index + 2
    if (cells.every((cell) => cell.trim() === '')) return []
    const [code = '', msgid = '', msgstr = ''] = cells.map((cell) => cell.trim())
    const locale = normalizeLocale(code)
    const fault = faultOf(cells, locale, msgid, known.get(JSON.stringify([locale, msgid])))
    if (fault !== undefined) errors.push(`Row ${number}: ${fault}`)
    if (fault !== undefined || locale === undefined) return []
    known.set(JSON.stringify([locale, msgid]), number)
    return [{ locale, msgid, msgstr }]
  })
  if (errors.length > 0) {
    const more = errors.length > SHOWN_ERRORS ? [`and ${errors.length - SHOWN_ERRORS} more`] : []
    const message = `The file could not be read: ${errors[0] ?? ''}`
    throw new ApiError(422, { message, errors: [...errors.slice(0, SHOWN_ERRORS), ...more] })
  }
  return read
}

function faultOf(cells: readonly string[], locale: string | undefined, msgid: string, other: number | undefined) {
  if (cells.length !== HEAD.length) return `there are ${cells.length} columns instead of ${HEAD.length}.`
  if (locale === undefined) return `${JSON.stringify(cells[0])} is not a locale.`
  if (msgid === '') return 'there is no text to translate.'
  return other === undefined ? undefined : `the same text in the same locale is in row ${other}.`
}
