import type { PushTopic } from '@gevel/contract/push-topics'
import type { Knex } from 'knex'
import type { Story } from './story'

/**
 * The devices that a notice is for, as `id`, `quiet_from` and `quiet_until`: those with its topic in the edition of the
 * story, and of the topic `followed` those on which a follower of one of its subjects is logged in. A device that was
 * notified of the story is not among them.
 */
export function audienceOf(knex: Knex, topic: PushTopic, story: Story) {
  const devices = knex('gevel_push_subscriptions as s')
    .whereRaw('s.topics @> ARRAY[?]', [topic])
    .whereNotExists(
      knex('gevel_push_deliveries as d')
        .whereRaw('d.subscription_id = s.id')
        .where('d.document_id', story.documentId)
        .select('d.due_at'),
    )
  return topic === 'followed'
    ? ofFollowers(knex, devices, story.id)
    : devices.whereRaw('s.editions @> ARRAY[?]', [story.edition])
}

/** The devices of followers, by the lists that the article is in: those of its tags, authors and companies. */
function ofFollowers(knex: Knex, devices: Knex.QueryBuilder, articleId: number) {
  const followers = knex('gevel_followed_subjects as f')
    .join('gevel_sessions as x', 'x.user_id', 'f.user_id')
    .whereRaw('f.user_id = s.user_id AND x.id = s.session_id AND x.expires_at > now()')
    .whereRaw(
      `(f.kind, f.subject) IN (
        SELECT l.kind, coalesce(t.document_id, a.document_id, c.document_id)
        FROM gevel_listed_articles l
        LEFT JOIN tags t ON l.kind = 'tag' AND t.id = l.owner_id
        LEFT JOIN authors a ON l.kind = 'author' AND a.id = l.owner_id
        LEFT JOIN partners c ON l.kind = 'company' AND c.id = l.owner_id
        WHERE l.content_id = ?)`,
      [articleId],
    )
    .select('f.kind')
  return devices.whereExists(followers)
}
