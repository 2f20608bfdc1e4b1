import { sendMail } from '../mail/send-mail'
import type { RunnableJob } from './job'

/** Every kind of job this backend does. */
export const allJobs: readonly RunnableJob[] = [sendMail]
