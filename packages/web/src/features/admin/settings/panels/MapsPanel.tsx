import { useState } from 'react'
import { t } from '../../../../i18n/t.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { useTrial } from '../use-trial.ts'
import type { Settings } from '../use-settings.ts'
import { MapDialog, type RegionMapSetting } from './MapDialog.tsx'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

type Maps = Readonly<Record<string, RegionMapSetting>>

const KEY = 'custom-geojson'

/** Maps of regions: the built-in ones and one's own. */
export function MapsPanel({ settings }: { settings: Settings }) {
  const [edited, setEdited] = useState<string | null>()
  const trial = useTrial()
  const maps = (settings.read(KEY) ?? {}) as Maps
  const isLocked = settings.lockOf(KEY) !== undefined
  const own = Object.fromEntries(Object.entries(maps).filter(([, { builtin }]) => builtin !== true))

  async function save(next: Maps, label: string): Promise<void> {
    const reason = await settings.save(KEY, label, Object.keys(next).length === 0 ? null : next)
    if (reason !== undefined) throw new Error(reason)
  }

  return (
    <div className={settingStyles.panel}>
      <ul className={styles.list}>
        {Object.entries(maps).map(([key, map]) => (
          <li key={key} className={styles.item}>
            <Icon name="map" />
            <span>{map.name}</span>
            <span className={styles.end}>
              {map.builtin === true ? (
                <Badge>{t('Built in')}</Badge>
              ) : (
                !isLocked && (
                  <>
                    <Button isSmall aria-label={t('Change {name}', { name: map.name })} onPress={() => setEdited(key)}>
                      {t('Change')}
                    </Button>
                    <Button
                      isSmall
                      aria-label={t('Remove {name}', { name: map.name })}
                      onPress={() => {
                        const { [key]: _removed, ...rest } = own
                        void trial.run(() => save(rest, t('removed “{name}”', { name: map.name })))
                      }}
                    >
                      {t('Remove')}
                    </Button>
                  </>
                )
              )}
            </span>
          </li>
        ))}
      </ul>
      {trial.reason !== undefined && (
        <p className={settingStyles.error} role="alert">
          {trial.reason}
        </p>
      )}
      {!isLocked && (
        <div className={settingStyles.row}>
          <Button icon="plus" onPress={() => setEdited(null)}>
            {t('Add a map')}
          </Button>
        </div>
      )}
      {edited !== undefined && (
        <MapDialog
          map={edited === null ? undefined : own[edited]}
          onClose={() => setEdited(undefined)}
          onSave={(map) => save({ ...own, [edited ?? crypto.randomUUID()]: map }, map.name)}
        />
      )}
    </div>
  )
}
