import { openDatabase } from '../database/open.ts'
import { startMailCatcher } from '../mail-catcher/start.ts'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import type { ProgramSecrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** The results of the preparation of a run, for its programs. */
export type RunContext = {
  mode: 'production' | 'development'
  settings: Settings
  secrets: ProgramSecrets
  databaseUrl: string
  /** Empty without a mail server: mails wait in the backend's queue. */
  smtpUrl: string
  /** URL of the caught mails; undefined when they are not caught. */
  mailWebUrl: string | undefined
}

/**
 * Options of a run: delete its embedded database afterwards; catch mails without a mail server; restart a database
 * that dies.
 */
type Differences = { temporary?: boolean; catchMails?: boolean; restart?: boolean }

/** Opens the database and, without a mail server, the mail catcher. */
export async function prepareRun(
  task: Task,
  mode: RunContext['mode'],
  settings: Settings,
  secrets: ProgramSecrets,
  { temporary = false, catchMails = true, restart = false }: Differences = {},
): Promise<RunContext> {
  const databaseUrl = await step('Opening the database', (print) =>
    openDatabase(task, settings, print, { temporary, restart }),
  )
  const { SMTP_URL: smtpUrl } = settings
  const around = { mode, settings, secrets, databaseUrl, mailWebUrl: undefined }
  if (smtpUrl || !catchMails) return { ...around, smtpUrl: smtpUrl ?? '' }
  const ports = { smtp: settings.MAIL_SMTP_PORT, web: settings.MAIL_WEB_PORT }
  const mail = await step('Starting the mail catcher', () => task.hold(startMailCatcher(ports)))
  return { ...around, smtpUrl: mail.smtpUrl, mailWebUrl: mail.webUrl }
}
