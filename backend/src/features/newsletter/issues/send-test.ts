import { z } from 'zod'
import { environment } from '../../../platform/environment/environment'
import { defineJob } from '../../../platform/jobs/job'
import { sendNow } from '../../../platform/mail/send-now'
import { loadSender } from '../../../platform/mail/sender'
import { previewInput, writePreview } from './preview-issue'

/** Sends an issue that is being composed to an editor, as it was when the button was pressed. */
export const sendNewsletterTest = defineJob({
  name: 'newsletter-test',
  data: previewInput.extend({ to: z.string() }),
  retry: { times: 5, firstSeconds: 2, maxSeconds: 60 },
  // without a mail server it waits
  paused: !environment.SMTP_URL,
  work: async ({ to, ...issue }, { jobId, queuedAt, confirmClaim }) => {
    const sender = await loadSender()
    const written = await writePreview({ ...issue, subject: `[Proef] ${issue.subject}` }, to, queuedAt)
    await confirmClaim()
    await sendNow({
      ...{
        id: jobId,
        at: queuedAt,
        to,
        replyTo: sender.email,
        text: written,
        attachments: [],
        headers: undefined,
        sender,
      },
    })
  },
})
