import { z } from 'zod'
import { PermanentError } from '../jobs/job'

/** The properties of nodemailer's errors. */
const failureSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  /** what the server said */
  response: z.string().optional(),
  /** of a failed system call */
  syscall: z.string().optional(),
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

/** What became of a mail that could not be handed over. */
export type FailedHandOver =
  /** the server does not take this mail */
  | { outcome: 'rejected'; code: number; reply: string; reason: string }
  /** it was not handed over, and may be later */
  | { outcome: 'unsent'; reason: string }
  /** the connection broke off when the server may have accepted it (RFC 5321 §4.5.3.2.6): another attempt could be a second mail */
  | { outcome: 'unknown'; reason: string }

/** Errors of nodemailer from before the mail itself. */
const earlyCodes = ['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'EMESSAGE', 'ENOAUTH', 'EOAUTH2', 'EREQUIRETLS']
const earlyMessages = ['Greeting never received', 'Connection timeout']
/** What nodemailer's connections that stay open say, without a code, when one closed while it sent a mail. */
const closedMessage = 'Reached maximum number of retries after connection was closed'

/** Judges an error of the mail server, for a mail that must never be sent twice. */
export function failedHandOver(error: unknown): FailedHandOver {
  const reason = smtpFailure(error).message
  const failure = failureSchema.safeParse(error)
  if (failure.data?.message === closedMessage) return { outcome: 'unknown', reason }
  // an error of our own, from before the mail server
  if (!failure.success || failure.data.code === undefined) return { outcome: 'unsent', reason }
  const { message, code, responseCode = 0, command = '', response = '', syscall } = failure.data
  if (responseCode >= 500 && mailCommands.includes(command))
    return { outcome: 'rejected', code: responseCode, reply: response, reason }
  const isEarly = syscall === 'connect' || earlyCodes.includes(code) || earlyMessages.includes(message)
  return { outcome: responseCode > 0 || isEarly ? 'unsent' : 'unknown', reason }
}
