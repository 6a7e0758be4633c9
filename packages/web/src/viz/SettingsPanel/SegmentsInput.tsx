import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { ColorInput, NumberInput, TextInput } from '../../ui/Form/index.ts'
import styles from './SettingsPanel.module.css'

interface SegmentsInputProps {
  label: string
  /** `[{min, max, color, label}]`. */
  value: unknown
  onChange(value: unknown): void
}

type Segment = Readonly<{ min?: number | null; max?: number | null; color?: string; label?: string }>

const COLORS = ['#b63b39', '#a89443', '#1e7546'] as const

/** Ranges of numbers, each with a color and a name. */
export function SegmentsInput({ label, value, onChange }: SegmentsInputProps) {
  const segments = (Array.isArray(value) ? value : []) as readonly Segment[]
  const set = (at: number, patch: Segment) => onChange(segments.with(at, { ...segments[at], ...patch }))
  const last = segments.at(-1)
  return (
    <div className={styles.several} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {segments.map((segment, at) => (
        <div key={at} className={styles.line}>
          <NumberInput
            isLive
            aria-label={t('From')}
            placeholder={t('From')}
            value={segment.min ?? null}
            onChange={(min) => set(at, { min })}
          />
          <NumberInput
            isLive
            aria-label={t('To')}
            placeholder={t('To')}
            value={segment.max ?? null}
            onChange={(max) => set(at, { max })}
          />
          <ColorInput
            aria-label={t('Color')}
            value={segment.color ?? null}
            onChange={(color) => set(at, { ...(color !== null && { color }) })}
          />
          <TextInput
            aria-label={t('Name')}
            placeholder={t('Name')}
            value={segment.label ?? ''}
            onChange={(text) => set(at, { label: text })}
          />
          <IconButton icon="close" label={t('Remove')} isSmall onPress={() => onChange(segments.toSpliced(at, 1))} />
        </div>
      ))}
      <Button
        isSmall
        variant="quiet"
        icon="plus"
        onPress={() => {
          const min = last?.max ?? 0
          const color = COLORS[segments.length % COLORS.length] ?? COLORS[0]
          onChange([
            ...segments,
            { min, max: min + Math.max((last?.max ?? 100) - (last?.min ?? 0), 1), color, label: '' },
          ])
        }}
      >
        {t('Add a range')}
      </Button>
    </div>
  )
}
