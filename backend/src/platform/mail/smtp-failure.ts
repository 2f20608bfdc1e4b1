import { z } from 'zod'
import { PermanentError } from '../jobs/job'

/** The properties of nodemailer's errors. */
const failureSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
})

/** Commands about this mail; a rejection of earlier ones (log-in, sender) is about our settings, and may be fixed. */
const mailCommands = ['RCPT TO', 'DATA']
const longestReason = 300

/**
 * The reason of a failure, safe to log: a server can quote the mail, so its links are removed.
 * @returns PermanentError when the mail server rejects this mail with a 5xx (RFC 5321 §4.2.1), else Error
 */
export function smtpFailure(error: unknown): Error {
  const failure = failureSchema.safeParse(error)
  if (!failure.success) return new Error('the mail could not be sent')
  const { message, code, responseCode = 0, command = '' } = failure.data
  const reason = `${code ?? 'error'}: ${message.replace(/\w+:\/\/\S+/g, '…')}`.slice(0, longestReason)
  const refused = responseCode >= 500 && mailCommands.includes(command)
  return refused ? new PermanentError(reason) : new Error(reason)
}
