import { queueJob } from '../jobs/queue-job'
import type { ListHeaders } from './mail-headers'
import { sendMail } from './send-mail'
import type { Template } from './template'

/**
 * Queues a mail; it is sent in the background, with retries while the mail server is away. Inside a transaction
 * (`inTransaction`) it is part of that transaction: no commit, no mail.
 * @throws ZodError when the address or the props are not valid, such as a link to another site
 */
export async function queueMail<Props>(
  { name, props }: Template<Props>,
  to: string,
  given: Props,
  { replyTo, attachments, headers, accountId, at, isOneOfMany }: MailOptions = {},
): Promise<void> {
  const options = { replyTo: replyTo ?? undefined, attachments: [...(attachments ?? [])], headers, accountId }
  const data = { template: name, to, ...options, props: Object(props.parse(given)) }
  await queueJob(sendMail, data, { ...(at && { at }), mayWait: isOneOfMany })
}

interface MailOptions {
  /** address that answers go to; by default that of the publisher */
  replyTo?: string | null
  /** ids of documents, which may still have to be made: they are loaded when the mail is sent */
  attachments?: readonly number[]
  /** of a mail to everybody on a list */
  headers?: ListHeaders
  /** whose it is, where the address is no longer that of the account */
  accountId?: number
  /** when it is sent; at once by default */
  at?: Date
  /** many get it at once, so it lets mails go first that somebody waits for, such as one to choose a password */
  isOneOfMany?: boolean | undefined
}
