import { z } from 'zod'
import { environment } from '../environment/environment'
import { type Attempt, defineJob, PermanentError } from '../jobs/job'
import { loadAttachments } from './attachments'
import { addressSchema, hoursValidSchema } from './fields'
import { listHeadersSchema } from './mail-headers'
import { sendNow } from './send-now'
import { loadSender } from './sender'
import { mailJobName, recordSentMail } from './sent-mails'
import { templateNamed } from './template'

const mailSchema = z.object({
  template: z.string(),
  to: addressSchema,
  replyTo: addressSchema.optional(),
  attachments: z.array(z.int().positive()).default([]),
  headers: listHeadersSchema.optional(),
  /** whose it is, as its record reads from the job: a change of the address sets it */
  accountId: z.int().optional(),
  props: z.record(z.string(), z.unknown()),
})
type Mail = z.infer<typeof mailSchema>

/**
 * Sends one mail. It is retried for about three days; a dead one keeps its address, but none of its links and names.
 */
export const sendMail = defineJob({
  name: mailJobName,
  data: mailSchema,
  work: send,
  retry: { times: 300, firstSeconds: 2, maxSeconds: 900 },
  // longer than a mail server may take to accept a mail; a killed worker is noticed by its heartbeat
  withinSeconds: 1_200,
  independent: true,
  // without a mail server the mails wait
  paused: !environment.SMTP_URL,
  dataOfDeadJob: ({ template, to }) => ({ template, to, props: {} }),
})

async function send(
  { template: name, to, replyTo, attachments: ids, headers, props }: Mail,
  { jobId, queuedAt, confirmClaim }: Attempt,
): Promise<void> {
  const template = templateNamed(name)
  if (!template) throw new PermanentError(`no template is called ${name}`)
  if (hasExpired(props, queuedAt)) throw new PermanentError('its link no longer works')
  const sender = await loadSender()
  const text = template.compose(props, sender)
  const files = await template.makeFiles?.(props)
  const attachments = [...(files?.attachments ?? []), ...(await loadAttachments(ids))]
  await confirmClaim()
  const mail = {
    ...{ id: jobId, at: queuedAt, to, replyTo: replyTo ?? sender.email, text, attachments, headers, sender },
    calendar: files?.calendar ?? null,
  }
  const record = { id: jobId, template: name, subject: text.subject, email: to.toLowerCase() }
  try {
    await sendNow(mail)
  } catch (error) {
    if (error instanceof PermanentError) await recordSentMail({ ...record, state: 'rejected', reason: error.message })
    throw error
  }
  await recordSentMail({ ...record, state: 'sent', reason: null })
}

/** A mail with an expired link is useless. */
function hasExpired({ hoursValid }: Mail['props'], queuedAt: Date): boolean {
  const hours = hoursValidSchema.safeParse(hoursValid)
  return hours.success && Date.now() > queuedAt.getTime() + hours.data * 3_600_000
}
