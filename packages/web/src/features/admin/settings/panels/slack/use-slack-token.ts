import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formInputOptions } from '../../../../../api/pulse.ts'
import { putSlackToken, slackIdentityOptions } from '../../../../../api/slack.ts'
import { t } from '../../../../../i18n/t.ts'
import { toast } from '../../../../../ui/Toast/index.ts'
import type { Settings } from '../../use-settings.ts'

/** Connects Slack by a token, or disconnects it by null. */
export function useSlackToken(settings: Settings) {
  const client = useQueryClient()
  const write = useMutation({
    mutationFn: putSlackToken,
    onSuccess: async (_, token) => {
      // What was said of the token before is not said of the new one.
      client.removeQueries({ queryKey: slackIdentityOptions.queryKey })
      void client.invalidateQueries({ queryKey: formInputOptions.queryKey })
      await settings.refresh()
      toast(token === null ? t('Slack is disconnected') : t('Slack is connected'))
    },
  })
  return { write }
}
