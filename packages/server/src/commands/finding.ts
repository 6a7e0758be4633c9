/** What `doctor` says of one thing. */
export interface Finding {
  state: 'ok' | 'warning' | 'failed'
  topic: string
  text: string
}
