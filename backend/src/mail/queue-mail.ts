import { queueJob } from '../jobs/queue-job'
import { sendMail } from './send-mail'
import type { Template } from './template'

/**
 * Queues a mail; it is sent in the background, and again while the mail server does not answer. Inside a
 * transaction (`inTransaction`) it belongs to that transaction: no commit, no mail.
 * @throws ZodError when the address or the props are not valid, a link that is not of this site included
 */
export async function queueMail<Props>({ name, props }: Template<Props>, to: string, given: Props): Promise<void> {
  await queueJob(sendMail, { template: name, to, props: Object(props.parse(given)) })
}
