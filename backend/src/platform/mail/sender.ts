import { environment } from '../environment/environment'
import type { Sender } from './mail-text'

interface SiteRow {
  general: { name: string }
  publisherName: string
  publisherAddress: { street: string | null; postcode: string | null; city: string | null; email: string | null }
}

/** The sender of mails, from the site settings. */
export async function loadSender(): Promise<Sender> {
  const site: SiteRow | null = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ populate: { general: true, publisherAddress: true } })
  const siteUrl = environment.SITE_URL.replace(/\/+$/, '')
  const { host } = new URL(siteUrl)
  if (!site) return { brand: host, siteUrl, publisher: host, postalAddress: '', email: undefined }
  const { street, postcode, city, email } = site.publisherAddress
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    brand: site.general.name,
    siteUrl,
    publisher: site.publisherName,
    postalAddress: [street, town].filter(Boolean).join(', '),
    email: email ?? undefined,
  }
}
