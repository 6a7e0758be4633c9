/** Languages to choose from, each by its own code and its name in English. */
const CODES =
  'ar ar_SA bg ca cs da de en es fa fi fr he hu id it ja ko lv ms nb nl pl pt_BR ru sk sq sr sv tr uk vi zh_CN zh_HK zh_TW'
const NAMES = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

export const LOCALES: readonly (readonly [code: string, name: string])[] = CODES.split(' ').map((code) => [
  code,
  NAMES.of(code.replace('_', '-')) ?? code,
])
