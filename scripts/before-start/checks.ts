import { checkDatabase } from '../database/check.ts'
import { step } from '../processes/progress.ts'
import type { Settings } from '../settings.ts'
import { checkDisk } from './disk.ts'
import { checkAllowed, checkPort } from './ports.ts'

/** Checks what would fail later, before anything slow starts. */
export async function checkBeforeStart(settings: Settings): Promise<void> {
  await step('Checking ports, disk and database', async () => {
    await checkPort('PORT', settings.PORT, settings.HOST)
    await checkPort('BACKEND_PORT', settings.BACKEND_PORT, '127.0.0.1')
    if (settings.MAIL_WEB_PORT) checkAllowed('MAIL_WEB_PORT', settings.MAIL_WEB_PORT)
    await checkDisk(settings.DATA_DIR)
    if (settings.DATABASE_URL) await checkDatabase(settings.DATABASE_URL)
  })
}
