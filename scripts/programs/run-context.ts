import { openDatabase } from '../database/open.ts'
import { startMailCatcher } from '../mail-catcher/start.ts'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** What a run has found or started before it starts its programs. */
export type RunContext = {
  mode: 'production' | 'development'
  settings: Settings
  secrets: Secrets
  databaseUrl: string
  /** Empty when there is no mail server: mails wait in the backend's queue. */
  smtpUrl: string
  /** Where caught mails can be read; undefined when they are not caught. */
  mailWebUrl: string | undefined
}

/** How a run differs: its embedded database is gone afterwards; mails are not caught when no mail server is set; a database that
 * dies is started again. */
type Differences = { temporary?: boolean; catchMails?: boolean; restart?: boolean }

/** Opens the database and, when no mail server is set, the mail catcher. */
export async function prepareRun(
  task: Task,
  mode: RunContext['mode'],
  settings: Settings,
  secrets: Secrets,
  { temporary = false, catchMails = true, restart = false }: Differences = {},
): Promise<RunContext> {
  const databaseUrl = await step('Opening the database', (say) =>
    openDatabase(task, settings, say, { temporary, restart }),
  )
  const { SMTP_URL: smtpUrl } = settings
  const around = { mode, settings, secrets, databaseUrl, mailWebUrl: undefined }
  if (smtpUrl || !catchMails) return { ...around, smtpUrl: smtpUrl ?? '' }
  const ports = { smtp: settings.MAIL_SMTP_PORT, web: settings.MAIL_WEB_PORT }
  const mail = await step('Starting the mail catcher', () => task.hold(startMailCatcher(ports)))
  return { ...around, smtpUrl: mail.smtpUrl, mailWebUrl: mail.webUrl }
}
