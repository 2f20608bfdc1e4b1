import type { PushTopic } from '@gevel/contract/push-topics'
import { storyTypes } from '../story-types'
import { audienceOf } from './audience'
import type { Story } from './story'

/** What the panel beside the form of a story shows. */
export interface StoryNotices {
  /** proposed for the notice */
  title: string
  text: string
  /** the topics to choose from, each with the number of devices that would be notified now */
  choices: { topic: PushTopic; devices: number }[]
  /** the newest first */
  sent: SentNotice[]
}

interface SentNotice {
  topic: PushTopic
  title: string
  /** null when it was sent to followers, by no editor */
  sentBy: string | null
  /** ISO 8601 */
  sentAt: string
  devices: number
  delivered: number
  /** deliveries that wait for the end of quiet hours, or for another attempt */
  waiting: number
}

export async function showNotices(story: Story): Promise<StoryNotices> {
  const sent = await sentNotices(story.documentId)
  const open = storyTypes[story.uid].topics.filter((topic) => !sent.some((notice) => notice.topic === topic))
  const choices = await Promise.all(open.map(async (topic) => ({ topic, devices: await countDevices(topic, story) })))
  return { title: story.title, text: story.text, choices, sent }
}

async function countDevices(topic: PushTopic, story: Story): Promise<number> {
  const row: { devices: string } = await audienceOf(strapi.db.connection, topic, story).count({ devices: '*' }).first()
  return Number(row.devices)
}

async function sentNotices(documentId: string): Promise<SentNotice[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: (Omit<SentNotice, 'sentAt'> & { sentAt: Date })[] }>(
    `SELECT n.topic, n.title, n.sent_by AS "sentBy", n.sent_at AS "sentAt", n.devices, n.delivered,
      (SELECT count(*)::integer FROM gevel_push_deliveries d WHERE d.notice_id = n.id AND d.due_at IS NOT NULL) AS waiting
    FROM gevel_push_notices n WHERE n.document_id = ? ORDER BY n.sent_at DESC`,
    [documentId],
  )
  return rows.map((notice) => ({ ...notice, sentAt: notice.sentAt.toISOString() }))
}
