import type { PartnerKind } from '@gevel/contract/references'

interface Named {
  name: string
  kind: PartnerKind
}

/**
 * The company whose logo may stand for an article: its only one, or its first when the title names that company and no
 * other. The logo of one of several chains says too little about a story of all of them, and that of a partner, who pays,
 * would look like an advertisement unless the title names it.
 * @param companies of the article, in the order of its editor
 */
export function companyOfCover<T extends Named>(title: string, companies: readonly T[]): T | null {
  const [first] = companies
  if (!first) return null
  const named = companies.filter(({ name }) => title.toLowerCase().includes(name.toLowerCase()))
  if (companies.length === 1) return first.kind !== 'partner' || named.length === 1 ? first : null
  return named.length === 1 && named[0] === first ? first : null
}
