import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { t } from '../../i18n/t.ts'
import { toasts } from './toast.ts'
import styles from './Toast.module.css'

/** Where toasts appear; F6 brings the focus there. Once an application. */
export function ToastRegion() {
  return (
    <Region queue={toasts} className={styles.region} aria-label={t('Notices')}>
      {({ toast }) => {
        const { text, tone = 'plain', action, second } = toast.content
        const actions = [action, second].filter((one) => one !== undefined)
        return (
          <Toast toast={toast} className={styles.toast} data-tone={tone}>
            {tone !== 'plain' && <Icon name={tone === 'good' ? 'success' : 'error'} />}
            <Content className={styles.content}>
              <Text slot="title">{text}</Text>
            </Content>
            {actions.map((one) => (
              <Button
                key={one.label}
                isSmall
                variant="quiet"
                onPress={() => {
                  one.run()
                  toasts.close(toast.key)
                }}
              >
                {one.label}
              </Button>
            ))}
            <IconButton icon="close" label={t('Dismiss')} isSmall onPress={() => toasts.close(toast.key)} />
          </Toast>
        )
      }}
    </Region>
  )
}
