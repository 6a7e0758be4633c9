/** What was said to another server, and what it answered. */
export { Exchange } from './Exchange.tsx'
export { asText, MessageText } from './MessageText.tsx'
