import type { Edition } from '@gevel/contract/editions'
import { environment } from '../environment/environment'
import type { Sender } from './mail-text'

interface SiteRow extends Record<Edition, { name: string }> {
  publisherName: string
  publisherAddress: { street: string | null; postcode: string | null; city: string | null; email: string | null }
}

/**
 * The sender of mails, from the settings of the site and of what it sells.
 * @param edition whose name is the brand
 */
export async function loadSender(edition: Edition = 'general'): Promise<Sender> {
  const [site, billing]: [SiteRow | null, { kvk: string | null } | null] = await Promise.all([
    strapi.db
      .query('api::site-setting.site-setting')
      .findOne({ populate: { [edition]: true, publisherAddress: true } }),
    strapi.db.query('api::billing-setting.billing-setting').findOne({ select: ['kvk'] }),
  ])
  const siteUrl = environment.SITE_URL.replace(/\/+$/, '')
  const { host } = new URL(siteUrl)
  if (!site) return { brand: host, siteUrl, publisher: host, postalAddress: '', kvk: undefined, email: undefined }
  const { street, postcode, city, email } = site.publisherAddress
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    brand: site[edition].name,
    siteUrl,
    publisher: site.publisherName,
    postalAddress: [street, town].filter(Boolean).join(', '),
    kvk: billing?.kvk ?? undefined,
    email: email ?? undefined,
  }
}
