import type { TrackedLink } from '@gevel/contract/tracked-links'
import { shownHref } from '../../content/documents/hrefs'
import { findNewsletterTarget } from '../newsletter/clicks/clicks'

/**
 * Where a link leads, and its subject in the statistics. A banner that has ended or reached a cap still leads there:
 * people click on old mails.
 */
export async function findTarget(link: TrackedLink): Promise<{ to: string; subject: string } | undefined> {
  const knex = strapi.db.connection
  if (link.kind === 'banner') {
    const banner: { to: string } | undefined = await knex('banners').where({ public_id: link.id }).first('to')
    return banner && targetOf(banner.to, `banner:${link.id}`)
  }
  const short: { to: string } | undefined = await knex('short_links').where({ code: link.code }).first('to')
  if (short) return targetOf(short.to, `link:${link.code}`)
  const to = await findNewsletterTarget(knex, link.code)
  return to === undefined ? undefined : targetOf(to, `newsletter:${link.code}`)
}

function targetOf(stored: string, subject: string) {
  const to = shownHref(stored)
  return to ? { to, subject } : undefined
}
