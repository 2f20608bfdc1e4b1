import type { PushTopic } from '@gevel/contract/push-topics'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { queueJob } from '../../../platform/jobs/queue-job'
import { deliverNotices } from '../delivery/deliver-notices'
import { audienceOf } from './audience'
import type { Story } from './story'

interface NewNotice {
  topic: PushTopic
  title: string
  text: string
  /** name of the editor who sends it; null when none does */
  sentBy: string | null
}

/**
 * Notifies the devices of a topic of a story, those in their quiet hours afterwards. Of a topic there is one notice for
 * each story, also when two are created at the same time.
 * @returns the number of devices; null when there is one already
 */
export async function createNotice(story: Story, { topic, title, text, sentBy }: NewNotice): Promise<number | null> {
  return inTransaction(async (trx) => {
    const { uid, documentId: document_id, path } = story
    const [notice] = await trx('gevel_push_notices')
      .insert({ uid, document_id, topic, title, text, path, sent_by: sentBy })
      .onConflict(['document_id', 'topic'])
      .ignore()
      .returning<{ id: string }[]>('id')
    if (!notice) return null
    const devices = await addDeliveries(trx, story, topic, notice.id)
    await trx('gevel_push_notices').where(notice).update({ devices })
    await queueJob(deliverNotices, {})
    return devices
  })
}

async function addDeliveries(trx: Transaction, story: Story, topic: PushTopic, noticeId: string): Promise<number> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `INSERT INTO gevel_push_deliveries (document_id, subscription_id, notice_id, due_at)
    SELECT ?, s.id, ?, gevel_after_quiet_hours(now(), s.quiet_from, s.quiet_until) FROM (?) s
    ON CONFLICT DO NOTHING`,
    [story.documentId, noticeId, audienceOf(trx, topic, story).select('s.id', 's.quiet_from', 's.quiet_until')],
  )
  return rowCount
}
