import { useEffect, useRef, useState } from 'react'
import { BRAND, brandTokens, DATA_COLORS, DARK, LIGHT } from '@querent/viz'
import { addressOf } from '../../../../api/client.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { ColorInput } from '../../../../ui/Form/index.ts'
import type { Settings } from '../use-settings.ts'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

type Colors = Readonly<Record<string, string>>

const KEY = 'application-colors'
const HEIGHTS = [52, 78, 40, 92, 64, 84, 48, 70]
/** A color is kept once it has not changed for so long. */
const QUIET_MS = 700

/** The brand and the colors of data, with both themes as they will look while one chooses. */
export function ColorsPanel({ settings }: { settings: Settings }) {
  const kept = (settings.read(KEY) ?? {}) as Colors
  const [colors, setColors] = useState(kept)
  const [error, setError] = useState<string>()
  const isLocked = settings.lockOf(KEY) !== undefined
  const text = JSON.stringify(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setColors(JSON.parse(text) as Colors), [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(next: Colors): void {
    setColors(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(next), QUIET_MS)
  }

  async function save(next: Colors): Promise<void> {
    setError(await settings.save(KEY, t('Colors'), Object.keys(next).length === 0 ? null : next))
  }

  const set = (name: string, value: string | null) => {
    if (value === (colors[name] ?? null)) return
    const { [name]: _before, ...rest } = colors
    show(value === null ? rest : { ...rest, [name]: value })
  }
  const logo = String(settings.read('application-logo-url') ?? '')
  const name = String(settings.read('site-name') ?? '')
  return (
    <div className={settingStyles.panel} id={KEY}>
      <div className={styles.colors}>
        <ColorInput
          label={t('Brand')}
          isDisabled={isLocked}
          value={colors[BRAND] ?? LIGHT.accent}
          onChange={(value) => set(BRAND, value)}
        />
        {DATA_COLORS.map((key, at) => (
          <ColorInput
            key={key}
            label={t('Chart color {n}', { n: at + 1 })}
            isDisabled={isLocked}
            value={colors[key] ?? LIGHT.data[at] ?? null}
            onChange={(value) => set(key, value)}
          />
        ))}
      </div>
      <div className={styles.previews} aria-hidden>
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            className={styles.preview}
            data-theme={theme}
            style={{ ...ground(theme), ...brandTokens(colors) }}
          >
            <div className={styles.previewHead}>
              <img src={logo.startsWith('data:') ? logo : addressOf(logo)} alt="" />
              {name}
            </div>
            <div className={styles.previewRow}>
              <span className={styles.previewButton}>{t('Save')}</span>
              <span className={styles.previewSoft}>{t('Filter')}</span>
              <span className={styles.previewLink}>{t('Link')}</span>
            </div>
            <div className={styles.bars}>
              {HEIGHTS.map((height, at) => (
                <span
                  key={height}
                  className={styles.bar}
                  style={{ blockSize: `${height}%`, background: `var(--c${at + 1})` }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p className={settingStyles.error} role="alert">
          {error}
        </p>
      )}
      {Object.keys(colors).length > 0 && !isLocked && (
        <div className={settingStyles.row}>
          <Button icon="undo" onPress={() => show({})}>
            {t('Reset to default colors')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The look of a theme before anything is chosen, also within a page of the other one. */
function ground(theme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const palette = theme === 'light' ? LIGHT : DARK
  const own = brandTokens({ [BRAND]: LIGHT.accent })
  return {
    ...own,
    colorScheme: theme,
    '--surface': palette.surface,
    '--line': palette.line,
    '--text': palette.text,
    ...Object.fromEntries(palette.data.map((color, at) => [`--c${at + 1}`, color])),
  }
}
