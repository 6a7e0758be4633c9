import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { sayDates, type DateFilter } from '../dates/index.ts'
import { SaidDates } from './SaidDates.tsx'

interface UseDatesProps {
  filter: DateFilter
  onChange(filter: DateFilter): void
}

/** What a filter would let through, and the button that takes it. */
export function UseDates({ filter, onChange }: UseDatesProps) {
  return (
    <>
      <SaidDates text={sayDates(filter)} filter={filter} />
      <Button variant="primary" onPress={() => onChange(filter)}>
        {t('Apply')}
      </Button>
    </>
  )
}
