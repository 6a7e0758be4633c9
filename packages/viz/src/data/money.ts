/** Columns of money, by what their type and their name say. */
import { lookup } from '@querent/contract/lookup/index.ts'

const SYMBOLS: Readonly<Record<string, string>> = lookup({
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
})
const CODES = 'EUR USD GBP JPY CHF CNY INR AUD CAD NZD SEK NOK DKK PLN CZK HUF BRL MXN ZAR KRW TRY SGD HKD'.split(' ')

/** The currency that a name ends with, in brackets or not: `Preis €`, `Price (USD)`, `amount_eur`; undefined for none. */
export function currencyOfName(name: string): string | undefined {
  const symbol = /[\s_([]*([€$£¥₹₩₺₽₴])[)\]]?$/u.exec(name)?.[1]
  if (symbol !== undefined) return SYMBOLS[symbol]
  const code = /[\s_([-]([A-Za-z]{3})[)\]]?$/.exec(name)?.[1]?.toUpperCase()
  return code !== undefined && CODES.includes(code) ? code : undefined
}

/** True where the title names its currency, so that it need not be said again. */
export function namesCurrency(title: string): boolean {
  return currencyOfName(title) !== undefined
}
