interface Named {
  name: string
}

/**
 * The company whose logo may stand for an article: its only one, or its first when the title names that company and no
 * other. The logo of one of several chains says too little about a story of all of them.
 * @param companies of the article, in the order of its editor
 */
export function companyOfCover<T extends Named>(title: string, companies: readonly T[]): T | null {
  const [first] = companies
  if (!first || companies.length === 1) return first ?? null
  const named = companies.filter(({ name }) => title.toLowerCase().includes(name.toLowerCase()))
  return named.length === 1 && named[0] === first ? first : null
}
