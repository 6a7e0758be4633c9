import { t } from '../../../../i18n/t.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { CURRENCIES } from '../../../../viz/SettingsPanel/index.ts'
import { currencyName } from '../model/currency.ts'

interface CurrencyButtonProps {
  /** Of what holds money. */
  name: string
  /** Its settings, that may say the currency. */
  settings: Readonly<Record<string, unknown>> | null | undefined
  isQuiet?: boolean
  onChange(currency: string): void
}

/** The currency that money is told in. */
export function CurrencyButton({ name, settings, isQuiet = false, onChange }: CurrencyButtonProps) {
  const currency = settings?.['currency']
  return (
    <PickerButton
      {...(isQuiet ? { isQuiet } : { isWide: true })}
      label={t('Currency of {name}', { name })}
      placeholder={t('Currency')}
      options={CURRENCIES.map((id) => ({ id, label: currencyName(id), description: id }))}
      value={typeof currency === 'string' ? currency : null}
      onChange={onChange}
    />
  )
}
