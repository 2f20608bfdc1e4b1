import type { Edition } from '@gevel/contract/editions'
import type { PartnerKind } from '@gevel/contract/references'

/** The paths of requirements §2, written down again: the website's own are under test. */

interface Numbered {
  id: number
  slug: string
}

export function articlePath({ id, slug, edition }: Numbered & { edition: Edition }): string {
  return `${edition === 'pro' ? '/item' : '/news'}/${id}/${slug}`
}

export function eventPath({ id, slug }: Numbered): string {
  return `/agenda/${id}/${slug}`
}

export function vacancyPath({ id, slug }: Numbered): string {
  return `/vacatures/vacature/${id}/${slug}`
}

export function magazinePath({ id, slug }: Numbered): string {
  return `/magazine/${id}/${slug}`
}

export function readerPath(magazine: Numbered): string {
  return `${magazinePath(magazine)}/lezen`
}

const companyFolders: Record<PartnerKind, string> = {
  partner: '/partners',
  organisation: '/organisaties',
  'building-market': '/winkelketens/bouwmarkten',
  'paint-home': '/winkelketens/verfwinkels-woonwinkels',
}

export function partnerPath({ kind, link }: { kind: PartnerKind; link: string }): string {
  return `${companyFolders[kind]}/${link}`
}

/** How long a closed vacancy stays visible. */
const goneAfterMs = 30 * 24 * 60 * 60 * 1000

export function isOpen({ closesAt }: { closesAt: string }): boolean {
  return Date.parse(closesAt) > Date.now()
}

export function isGone({ closesAt }: { closesAt: string }): boolean {
  return Date.now() - Date.parse(closesAt) > goneAfterMs
}
