import { dutchDay } from '@gevel/contract/dutch-day'
import type { DeliveredDay } from './banner-results'

const shownDays = 14
const dayMs = 24 * 60 * 60 * 1000

/** What a banner delivered until now, and in its last days. */
export async function bannerState(banner: number) {
  const knex = strapi.db.connection
  const days = knex('gevel_banner_days').where({ banner })
  const [total, recent, live] = await Promise.all([
    days
      .clone()
      .first<{ views: number; clicks: number }>(
        knex.raw('coalesce(sum(views), 0)::float8 AS views, coalesce(sum(clicks), 0)::float8 AS clicks'),
      ),
    days
      .clone()
      .where('day', '>', dutchDay(new Date(Date.now() - shownDays * dayMs)))
      .orderBy('day', 'desc')
      .select<DeliveredDay[]>(knex.raw('day::text AS day, views::float8 AS views, clicks::float8 AS clicks')),
    knex('gevel_live_banners').where({ banner }).first('banner'),
  ])
  return { data: { total, days: recent, isLive: live !== undefined } }
}
