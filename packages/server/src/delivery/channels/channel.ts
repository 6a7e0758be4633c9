import type { SettingsSnapshot } from '../../settings/index.ts'

/** A way to reach people. `Message` is what it carries. */
export interface Channel<Message> {
  /** False until an administrator has set it up. */
  isConfigured(): Promise<boolean>
  /**
   * Makes the message from the settings in effect and sends it.
   *
   * @param signal Gives it up, as when the server stops.
   * @returns True when the other side has taken it. A failure is an event, never an error: nobody's request fails by it.
   */
  send(make: (settings: SettingsSnapshot) => Message, signal?: AbortSignal): Promise<boolean>
}
