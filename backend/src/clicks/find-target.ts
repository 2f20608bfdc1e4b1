import type { TrackedLink } from '@gevel/contract/tracked-links'

/**
 * Where a link leads, and its subject in the statistics. A banner that has ended or reached a cap still leads there:
 * people click on old mails.
 */
export async function findTarget(link: TrackedLink): Promise<{ to: string; subject: string } | undefined> {
  const knex = strapi.db.connection
  if (link.kind === 'banner') {
    const banner: { to: string } | undefined = await knex('banners').where({ public_id: link.id }).first('to')
    return banner && { to: banner.to, subject: `banner:${link.id}` }
  }
  const short: { to: string } | undefined = await knex('short_links').where({ code: link.code }).first('to')
  return short && { to: short.to, subject: `link:${link.code}` }
}
