import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'
import { claimDeliveries } from './claim-deliveries'
import { recordResults } from './record-results'
import { sendMessage } from './send-message'

/** Deliveries that an instance claims at once; several instances may deliver beside each other. */
const partSize = 200
/** Open requests to push services at a time. */
const atOnce = 20
/** Ends well before the time limit of a job; the next minute goes on. */
const worksForMs = 200_000

/**
 * Sends the notices that are due. Queued with each notice; every minute for those that waited for the end of quiet hours
 * or for another attempt, and for what a backend that was killed had claimed. A message that is sent twice is shown
 * once: both have the same topic and tag.
 */
export const deliverNotices = defineJob({
  name: 'push-delivery',
  data: z.object({}),
  schedule: '* * * * *',
  work: async () => {
    const untilMs = Date.now() + worksForMs
    while (Date.now() < untilMs) {
      const claimed = await claimDeliveries(partSize)
      if (claimed.length === 0) return
      for (let at = 0; at < claimed.length; at += atOnce) {
        const part = claimed.slice(at, at + atOnce)
        await recordResults(await Promise.all(part.map(sendMessage)))
      }
    }
  },
})
