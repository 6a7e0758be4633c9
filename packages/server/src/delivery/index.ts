/**
 * What leaves the server for people: `content.ts` is what is sent, and `channels` are the ways it takes, each behind one
 * interface. What is sent to whom, and when, is decided by services.
 */
export {
  isEmptyResult,
  WRITTEN,
  type AttachedFile,
  type DeliveredCard,
  type DeliveredFilter,
  type DeliveredPart,
  type DeliveredReasons,
  type DeliveredResult,
  type DeliveryContent,
  type TextTags,
} from './content.ts'
export { cause, causeOfSaid, causeOfText, causesInEnglish, codeOfSentence, sayCauses, type Cause } from './causes.ts'
export { causeOfError } from './error-causes.ts'
export { allowedAddresses } from './channels/allowed-addresses.ts'
export type { Channel } from './channels/channel.ts'
export { reasonIn } from './said-content.ts'
export { inEnglish, msg, wordsIn, type Said, type Say } from './words.ts'
export { NotDelivered, type Deliver, type Outgoing, type Receipt } from './channels/outgoing.ts'
export {
  callWebhook,
  headersFault,
  WEBHOOK_FORMATS,
  webhookDeliver,
  webhookTestBody,
  type Webhook,
  type WebhookRequest,
} from './channels/webhook/index.ts'
export {
  findSlackAccess,
  isOfToken,
  SlackFailure,
  slackChannels,
  slackDeliver,
  slackIdentity,
  type SlackAccess,
  type SlackPlace,
} from './channels/slack/index.ts'
export {
  cardPng,
  drawingAhead,
  emailChannel,
  emailDeliver,
  leaveHeaders,
  mailFault,
  mailFaultText,
  previewMail,
  renderCard,
  secondServer,
  sendMail,
  tryServer,
  type MailServerName,
  type EmailChannel,
  type SecondServer,
} from './channels/email/index.ts'
