/**
 * What leaves the server for people: `channels` are the ways it takes, each behind the interface of `channel.ts`. What is
 * sent to whom, and when, is decided by services.
 */
export type { Channel } from './channels/channel.ts'
export { emailChannel, sendMail, tryServer, type EmailChannel } from './channels/email/index.ts'
