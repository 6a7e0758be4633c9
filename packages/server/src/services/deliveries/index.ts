/** The deliveries area: subscriptions and alerts, the channels that they take, and what became of each send. */
import type { EmailChannel } from '../../delivery/index.ts'
import type { AskingArea } from '../asking/index.ts'
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { ReasonsArea } from '../reasons/index.ts'
import { alertService } from './wire/alerts.ts'
import { channelService } from './channels/index.ts'
import { formInputService } from './wire/form-input.ts'
import { deliveryLogService } from './log/index.ts'
import { noticeService } from './notices/index.ts'
import { upcomingService } from './schedules/upcoming.ts'
import { notificationService } from './saved/index.ts'
import { notificationViews } from './wire/notifications.ts'
import { pulseService } from './wire/pulses.ts'
import { sendingService } from './sending/index.ts'
import { slackService } from './slack/index.ts'
import { unsubscribingService } from './unsubscribing/index.ts'

type Below = Pick<LibraryArea, 'collections' | 'withRights'> &
  Pick<ContentArea, 'cards' | 'dashboards'> &
  Pick<AskingArea, 'cardQueries' | 'dashboardQueries' | 'dashboardFiles'> &
  Pick<DataArea, 'pictures'> &
  ReasonsArea &
  DeliveryNotices & { email: EmailChannel }

type DeliveryNotices = ReturnType<typeof deliveryNotices>

/** Mails about subscriptions and alerts themselves, which areas below have to send too: content that goes takes them with it. */
export function deliveryNotices(deps: Deps, { email }: { email: EmailChannel }) {
  const unsubscribing = unsubscribingService(deps)
  const news = noticeService({ ...deps, email, leaveLink: unsubscribing.link })
  return { unsubscribing, news, beforeDeleting: news.beforeDeleting }
}

export function deliveriesArea(deps: Deps, below: Below) {
  const { unsubscribing, news: notices } = below
  const { link: leaveLink } = unsubscribing
  const notifications = notificationService({ ...below, ...deps, notices })
  const channels = channelService({ ...deps, pictures: below.pictures, notices, stop: notifications.stop })
  const slack = slackService(deps)
  const sending = sendingService({ ...below, ...deps, notifications, channels, slack, notices, leaveLink })
  return {
    notifications: notificationViews({ ...deps, notifications }),
    pulses: pulseService({ ...deps, notifications }),
    alerts: alertService({ ...below, notifications }),
    channels,
    slack,
    sending,
    deliveryTasks: [...sending.tasks, ...notices.tasks],
    unsubscribing,
    upcoming: upcomingService(deps),
    deliveryLog: deliveryLogService(deps),
    formInput: formInputService({ ...deps, email: below.email, slack }),
  }
}
