import { queueJob } from '../jobs/queue-job'
import { sendMail } from './send-mail'
import { type PropsOf, type TemplateName, templates } from './templates/templates'

/**
 * Queues a mail; it is sent in the background, and again while the mail server does not answer. Inside a
 * transaction (`inTransaction`) it belongs to that transaction: no commit, no mail.
 * @throws ZodError when the address or the props are not valid, a link that is not of this site included
 */
export async function queueMail<Name extends TemplateName>(
  template: Name,
  to: string,
  props: PropsOf<Name>,
): Promise<void> {
  await queueJob(sendMail, { template, to, props: Object(templates[template].props.parse(props)) })
}
