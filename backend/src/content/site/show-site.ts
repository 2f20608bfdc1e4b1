import type { Site } from '@gevel/contract/site'
import { shownHref } from '../documents/hrefs'
import { loadRhythms } from '../newsletters/rules'
import { type AddressRow, address } from '../parts/address'

interface LinkRow {
  label: string
  href: string
}

interface EditionRow {
  name: string
  tagline: string
  title: string
  description: string
}

interface SiteRow {
  general: EditionRow
  pro: EditionRow
  about: string
  publisherName: string
  publisherAddress: AddressRow
  footer: { title: string; items: LinkRow[] | null }[] | null
  legal: LinkRow[] | null
  social: LinkRow[] | null
}

/** `GET /public/site`: brand, menus, footer and colophon; null before an editor has filled them in. */
export async function showSite(): Promise<{ data: Site } | null> {
  const [site, menus, newsletters] = await Promise.all([loadSite(), loadMenus(), loadRhythms()])
  if (!site) return null
  const { about, publisherName, publisherAddress } = site
  return {
    data: {
      editions: {
        general: { ...editionText(site.general), nav: navItems(menus.general) },
        pro: { ...editionText(site.pro), nav: navItems(menus.pro) },
      },
      about,
      publisher: { name: publisherName, address: address(publisherAddress) },
      footer: (site.footer ?? []).map(({ title, items }) => ({ title, items: navItems(items) })),
      legal: navItems(site.legal),
      social: navItems(site.social),
      newsletters,
    },
  }
}

async function loadSite(): Promise<SiteRow | null> {
  return strapi.db.query('api::site-setting.site-setting').findOne({
    populate: {
      general: true,
      pro: true,
      publisherAddress: true,
      footer: { populate: { items: true } },
      legal: true,
      social: true,
    },
  })
}

async function loadMenus(): Promise<Record<string, LinkRow[]>> {
  const rows: { edition: string; items: LinkRow[] }[] = await strapi.db
    .query('api::navigation.navigation')
    .findMany({ populate: { items: true } })
  return Object.fromEntries(rows.map(({ edition, items }) => [edition, items]))
}

function editionText({ name, tagline, title, description }: EditionRow) {
  return { name, tagline, title, description }
}

function navItems(items: LinkRow[] | null | undefined) {
  return (items ?? []).flatMap(({ label, href: stored }) => {
    const href = shownHref(stored)
    return href ? { label, href } : []
  })
}
