/** `doctor`: looks at everything that a server needs, and says in words what is wrong. */
import type { Command } from './cli/command.ts'
import type { Finding } from './finding.ts'
import { examineAll } from './findings.ts'

export const doctor: Command = {
  about:
    'Examines the configuration, the data folder and its disk, the secret key, the app database, the mail server, Slack and\n' +
    'every connected database; changes nothing, and sends no message. Ends with 0 when all is well, even if there are warnings, otherwise with 1.',
  positionals: [],
  options: {},
  async run() {
    let failures = 0
    for await (const finding of examineAll()) {
      if (finding.state === 'failed') failures += 1
      console.log(line(finding))
    }
    console.log(failures === 0 ? 'All is well.' : `Problems to fix: ${failures}.`)
    return failures === 0 ? 0 : 1
  },
}

const MARKS = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ' }

function line({ state, topic, text }: Finding): string {
  return `${MARKS[state]} ${topic}: ${text}`
}
