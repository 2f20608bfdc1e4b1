import { formatCents } from '@gevel/contract/money/format'
import type { PackageVersion, VacancyPackage } from '@gevel/contract/vacancy-packages'

/** `€ 295,00`, or `Gratis`. */
export function priceText({ priceCents }: Pick<PackageVersion, 'priceCents'>): string {
  return priceCents === 0 ? 'Gratis' : formatCents(priceCents)
}

/** What a package has: '60 dagen online, boven aan de lijst en in de vacaturemail'. */
export function packageFacts({ days, isFeatured, isInNewsletter }: PackageVersion): string {
  const extras = [...(isFeatured ? ['boven aan de lijst'] : []), ...(isInNewsletter ? ['in de vacaturemail'] : [])]
  return [`${days} dagen online`, ...(extras.length > 0 ? [extras.join(' en ')] : [])].join(', ')
}

/** A package as a choice of a form. */
export function packageOption({ key, version, summary }: VacancyPackage) {
  const facts = `${priceText(version)}, ${packageFacts(version)}`
  return { value: key, label: version.name, hint: summary ? `${facts}. ${summary}` : facts }
}
