import { notePassed } from '../../platform/changes/note-passed'

const passed = `SELECT EXISTS (
  SELECT FROM events WHERE published_at IS NOT NULL AND ends_at > :after AND ends_at <= :until
  UNION ALL
  SELECT FROM gevel_events
  WHERE (opens_at > :after AND opens_at <= :until) OR (closes_at > :after AND closes_at <= :until)) AS "hasPassed"`

/** Notes that events are over, and that registering for them has opened or closed. */
export const noteEventMoments = notePassed('event', async (within) => {
  const { rows } = await strapi.db.connection.raw(passed, { ...within })
  return rows[0].hasPassed
})
