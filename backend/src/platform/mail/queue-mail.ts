import { queueJob } from '../jobs/queue-job'
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
  { replyTo }: MailOptions = {},
): Promise<void> {
  await queueJob(sendMail, { template: name, to, replyTo: replyTo ?? undefined, props: Object(props.parse(given)) })
}

interface MailOptions {
  /** address that answers go to; by default that of the publisher */
  replyTo?: string | null
}
