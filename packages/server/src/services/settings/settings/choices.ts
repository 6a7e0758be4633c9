/** What languages and time zones can be chosen from: worked out when first asked for, because their names load slowly. */
const CODES =
  'ar ar_SA bg ca cs da de en es fa fi fr he hu id it ja ko lv ms nb nl pl pt_BR ru sk sq sr sv tr uk vi zh_CN zh_HK zh_TW'

/** Languages, each by its own code and its name in English. */
export const locales = once(() => {
  const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })
  return CODES.split(' ').map((code) => [code, names.of(code.replace('_', '-')) ?? code] as const)
})

export const timeZones = once(() => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'GMT'])].sort())

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
