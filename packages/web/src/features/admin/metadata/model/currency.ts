import { locale } from '../../../../i18n/t.ts'

/** The name of a currency in the reader's language. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames([locale()], { type: 'currency' }).of(code) ?? code
}
