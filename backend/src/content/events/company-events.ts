import type { Knex } from 'knex'

/** A query for the row ids of the events that a published company sponsors, as main sponsor or otherwise. */
export function eventsOfCompany(link: string): Knex.QueryBuilder {
  return linksIn('events_sponsors_main_lnk', link).union(linksIn('events_sponsors_lnk', link))
}

function linksIn(table: string, link: string): Knex.QueryBuilder {
  return strapi.db
    .connection(`${table} as l`)
    .join('partners as p', 'p.id', 'l.partner_id')
    .where('p.link', link)
    .whereNotNull('p.published_at')
    .select('l.event_id')
}
