import type { PlaceVacancyInput, VacancyTextInput } from '@gevel/contract/own-vacancies'
import type { CompanySource, PlacedVacancySource } from '../content/employer-data'

interface Offer {
  terms: { version: string }
  mandate: { version: string }
  /** what is sold, by the name of its package */
  packages: ReadonlyMap<string, { id: number; priceCents: number }>
  /** the number of the company; null while it is not a customer */
  companyNumber: string | null
}

/** What a company sends with the last step of the wizard. */
export function placementOf(
  source: PlacedVacancySource,
  { owner, ownerName, employer, website, details, iban }: CompanySource,
  { terms, mandate, packages, companyNumber }: Offer,
): Omit<PlaceVacancyInput, 'draft' | 'text'> & { text: VacancyTextInput } {
  const sold = packages.get(source.package)
  if (!sold) throw new Error(`${employer} places with the package ${source.package}, which is not sold`)
  const { name, kvk, ...address } = details ?? {}
  const isNew = companyNumber === null
  return {
    packageVersionId: sold.id,
    text: textOf(source, owner),
    employer: { name: employer, website: website ?? null },
    companyNumber,
    details:
      isNew && name && kvk && details
        ? {
            customer: { kind: 'company', name, kvk, vatId: null, contact: ownerName, email: owner },
            address: { street: '', postcode: '', city: '', ...address, country: 'NL' },
          }
        : null,
    payment:
      sold.priceCents === 0
        ? null
        : iban
          ? { method: 'direct-debit', iban, holder: employer, mandate: { textVersion: mandate.version, agreed: true } }
          : { method: 'invoice' },
    reference: null,
    termsVersion: terms.version,
    startsOn: null,
  }
}

function textOf(source: PlacedVacancySource, email: string): VacancyTextInput {
  const { title, edition, city, province, category, level, hours, salary, contract, intro, body, applyUrl } = source
  return {
    ...{ title, edition, city, province, category, intro, body, contact: null },
    ...{ level: level ?? null, contract: contract ?? null },
    ...{ hoursMin: hours[0], hoursMax: hours[1], salaryMin: salary?.[0] ?? null, salaryMax: salary?.[1] ?? null },
    apply: applyUrl ? { way: 'link', url: applyUrl } : { way: 'form', email },
  }
}
