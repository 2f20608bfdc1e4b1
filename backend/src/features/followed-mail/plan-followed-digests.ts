import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'
import { queueJob } from '../../platform/jobs/queue-job'
import { deliverMailings } from '../../platform/mailing/deliver'
import { storeDelivery } from '../../platform/mailing/deliveries'
import { followedDigest } from './compose-digest'
import { digestDay, digestPeriod } from './digest-period'
import { followedList, type Rhythm } from './followed-list'
import { newsOfSubjects, SearchNews } from './news-of-reader'

/** Readers whose digests are planned in one transaction. */
const atOnce = 200
/** A digest that could not be sent for so long is of no use: the next one has other news. */
const usefulHours = 12

/**
 * Plans the digests of the morning. It is tried for some hours, since a backend may be down at the first moment, and done once a day: a
 * reader gets the edition of a day once.
 */
export const planFollowedDigests = defineJob({
  name: 'followed-digests',
  data: z.object({}),
  schedule: '45 6-10 * * *',
  withinSeconds: 3_600,
  work: async () => {
    const [at, knex] = [new Date(), strapi.db.connection]
    const edition = digestDay(at)
    const searches = new SearchNews(knex)
    for (let last = 0; ; ) {
      const readers = await nextReaders(last)
      if (readers.length === 0) break
      last = Math.max(...readers.map(({ addressId }) => addressId))
      for (const reader of readers) await planDigest(reader, { edition, at, searches })
    }
    await queueJob(deliverMailings, {})
  },
})

interface Reader {
  addressId: number
  userId: number
  rhythm: Rhythm
}

/** Readers with an account who want the mail, by the ids of their addresses. */
async function nextReaders(after: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT c.address_id AS "addressId", u.id AS "userId", c.topic AS rhythm
    FROM gevel_mail_consents c
    JOIN gevel_mail_addresses a ON a.id = c.address_id
    JOIN up_users u ON u.email = a.email AND u.blocked IS NOT TRUE
    WHERE c.list = ${followedList.key} AND c.confirmed_at IS NOT NULL AND c.withdrawn_at IS NULL AND c.address_id > ${after}
    ORDER BY c.address_id LIMIT ${atOnce}
  `.execute(tablesOf(strapi.db.connection))
  return rows
}

interface Morning {
  /** its Dutch day */
  edition: string
  at: Date
  searches: SearchNews
}

/** Stores the mail of one reader, unless there is no news; a repeat finds the mail of the day. */
async function planDigest({ addressId, userId, rhythm }: Reader, { edition, at, searches }: Morning): Promise<void> {
  const period = digestPeriod(rhythm, edition)
  if (!period) return
  const parts = [
    ...(await newsOfSubjects(strapi.db.connection, userId, period)),
    ...(await searches.of(userId, period)),
  ]
  if (parts.length === 0) return
  await inTransaction((trx) =>
    storeDelivery(trx, {
      ...{ kind: followedDigest, edition, addressId, content: { parts }, dueAt: at },
      expiresAt: new Date(at.getTime() + usefulHours * 3_600_000),
    }),
  )
}
