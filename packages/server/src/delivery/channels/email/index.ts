/** E-mail through the SMTP server of the settings. Tested by test/contract/session.test.ts and user.test.ts. */
import type { Observe } from '../../../observe/events.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { Settings } from '../../../settings/index.ts'
import type { Channel } from '../channel.ts'
import { sendMail, type Mail } from './transport.ts'

export { emailDeliver } from './deliver.ts'
export { htmlWithPictures, renderCard, renderMail, tableOf, tableText } from './render/index.ts'
export { sendMail, tryServer, type Mail } from './transport.ts'

interface EmailChannelDeps {
  settings: Settings
  observe: Observe
}

export type EmailChannel = Channel<Mail>

export function emailChannel({ settings, observe }: EmailChannelDeps): EmailChannel {
  return {
    async isConfigured() {
      return (await settings.current()).get('email-smtp-host') !== null
    },

    async send(make) {
      try {
        const current = await settings.current()
        if (current.get('email-smtp-host') === null) return false
        await sendMail(current, make(current))
        observe({ type: 'mail.sent' })
        return true
      } catch (error) {
        observe({ type: 'mail.failed', error: messageOf(error) })
        return false
      }
    },
  }
}
