import { openDatabase } from '../database/open.ts'
import { startMailCatcher } from '../mail-catcher/start.ts'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** What a run has found or started before it starts its programs. */
export type Surroundings = {
  mode: 'production' | 'development'
  settings: Settings
  secrets: Secrets
  databaseUrl: string
  smtpUrl: string
  /** Where caught mails can be read; undefined when mails go to a real server. */
  mailWebUrl: string | undefined
}

/** Opens the database and, when no mail server is set, the mail catcher. A `temporary` embedded database is gone afterwards. */
export async function prepareSurroundings(
  task: Task,
  mode: Surroundings['mode'],
  settings: Settings,
  secrets: Secrets,
  temporary = false,
): Promise<Surroundings> {
  const databaseUrl = await step('Opening the database', (say) => openDatabase(task, settings, say, temporary))
  const { SMTP_URL: smtpUrl } = settings
  if (smtpUrl) return { mode, settings, secrets, databaseUrl, smtpUrl, mailWebUrl: undefined }
  const ports = { smtp: settings.MAIL_SMTP_PORT, web: settings.MAIL_WEB_PORT }
  const mail = await step('Starting the mail catcher', () => task.hold(startMailCatcher(ports)))
  return { mode, settings, secrets, databaseUrl, smtpUrl: mail.smtpUrl, mailWebUrl: mail.webUrl }
}
