import { environment } from '../../platform/environment/environment'

interface SiteRow {
  general: { name: string } | null
  pro: { name: string } | null
  publisherName: string | null
}

/** The names of the site: its editions, its publisher, and its host, with and without the top-level domain. */
export async function siteNames(): Promise<string[]> {
  const site: SiteRow | null = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ populate: { general: true, pro: true } })
  const host = new URL(environment.SITE_URL).hostname.replace(/^www\./, '')
  const names = [site?.general?.name, site?.pro?.name, site?.publisherName, host, host.replace(/\.[^.]+$/, '')]
  return names.filter((name) => typeof name === 'string')
}
