import { readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { environment } from '../environment/environment'
import { defineJob } from '../jobs/job'
import { log } from '../logging/log'
import { readReturnPath } from '../mail/return-path'
import { applyReport } from './apply-report'
import { longestReportBytes, readMailReport } from './mail-report'

/** Mails of one run; the others are read by the next. */
const most = 500

/**
 * Reads the mail to the bounce address from a Maildir: new mails are in `new`, and those that were read in `cur`, for whoever looks
 * after the folder. Reading one twice changes nothing.
 */
export const readBounces = defineJob({
  name: 'mail-bounces',
  data: z.object({}),
  schedule: '* * * * *',
  paused: !environment.BOUNCE_MAILDIR,
  work: async () => {
    const folder = environment.BOUNCE_MAILDIR
    if (folder) await readMaildir(folder, new Date())
  },
})

async function readMaildir(folder: string, at: Date): Promise<void> {
  const names = (await readdir(path.join(folder, 'new'))).toSorted().slice(0, most)
  for (const name of names) {
    const file = path.join(folder, 'new', name)
    if ((await stat(file)).size <= longestReportBytes) {
      const report = await readMailReport(await readFile(file), readReturnPath).catch((error: unknown) => {
        log.warn({ file: name, error }, 'A mail to the bounce address could not be read')
        return { kind: 'nothing' as const }
      })
      await applyReport(report, at)
    }
    // `:2,S` marks it as seen
    await rename(file, path.join(folder, 'cur', `${name}:2,S`))
  }
}
