/** A locale that `Intl` accepts: `pt_BR` is written `pt-BR`, an unknown one becomes English. */
export function intlLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
