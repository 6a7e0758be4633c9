import { useState } from 'react'
import { loadMap } from '../../../../api/setting.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Form, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { regionProperties } from '../model.ts'
import { useTrial } from '../use-trial.ts'
import settingStyles from '../settings.module.css'

export interface RegionMapSetting {
  name: string
  url: string
  /** Property with the key of a region, which data is matched by. */
  region_key: string
  /** Property with the name that is shown. */
  region_name: string
  builtin?: boolean
}

interface MapDialogProps {
  /** What is changed; undefined for a new one. */
  map: RegionMapSetting | undefined
  onClose(): void
  onSave(map: RegionMapSetting): Promise<void>
}

/** A map by its address: its file is read, and key and name are chosen from what its regions have. */
export function MapDialog({ map, onClose, onSave }: MapDialogProps) {
  const [draft, setDraft] = useState(map ?? { name: '', url: '', region_key: '', region_name: '' })
  const [properties, setProperties] = useState<readonly string[]>(map ? [map.region_key, map.region_name] : [])
  const reading = useTrial()
  const saving = useTrial()
  const set = (changes: Partial<RegionMapSetting>) => setDraft((before) => ({ ...before, ...changes }))

  async function read(): Promise<void> {
    await reading.run(async () => {
      const found = regionProperties(await loadMap(draft.url.trim()))
      if (found.length === 0) throw new Error(t('The file contains no regions with properties.'))
      setProperties(found)
      set({
        region_key: found.includes(draft.region_key) ? draft.region_key : (found[0] ?? ''),
        region_name: found.includes(draft.region_name) ? draft.region_name : (found[1] ?? found[0] ?? ''),
      })
    })
  }

  const options = [...new Set(properties)].map((id) => ({ id, label: id }))
  const isWhole =
    draft.name.trim() !== '' && draft.url.trim() !== '' && draft.region_key !== '' && draft.region_name !== ''
  return (
    <Dialog
      title={map === undefined ? t('Add a map') : t('Edit the map')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isWhole}
            isPending={saving.isRunning}
            onPress={() =>
              void saving
                .run(() => onSave({ ...draft, name: draft.name.trim(), url: draft.url.trim() }))
                .then((isKept) => {
                  if (isKept) close()
                })
            }
          >
            {t('Save')}
          </Button>
        </>
      )}
    >
      <Form>
        <TextInput label={t('Name')} autoFocus value={draft.name} onChange={(name) => set({ name })} />
        <div className={settingStyles.beside}>
          <TextInput
            label={t('GeoJSON file URL')}
            placeholder="https://"
            error={reading.reason}
            value={draft.url}
            onChange={(url) => set({ url })}
          />
          <Button isDisabled={draft.url.trim() === ''} isPending={reading.isRunning} onPress={() => void read()}>
            {t('Load the file')}
          </Button>
        </div>
        {options.length > 0 && (
          <>
            <Select
              label={t('Region key')}
              help={t('The value in the data, such as a code.')}
              options={options}
              value={draft.region_key}
              onChange={(region_key) => set({ region_key })}
            />
            <Select
              label={t('Region name')}
              options={options}
              value={draft.region_name}
              onChange={(region_name) => set({ region_name })}
            />
          </>
        )}
        {saving.reason !== undefined && (
          <p className={settingStyles.error} role="alert">
            {saving.reason}
          </p>
        )}
      </Form>
    </Dialog>
  )
}
