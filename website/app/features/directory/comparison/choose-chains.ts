import type { Chain } from '@gevel/contract/partners'
import { MOST_CHAINS } from '../comparison-address.ts'

/** A link to more chains than anybody compares is not read further. */
const MOST_READ = 20

export interface ChosenChains {
  chosen: Chain[]
  /** links of no chain */
  hasUnknown: boolean
  /** chains above the maximum */
  leftOut: string[]
}

/** The chains of a URL: each once, in its order, without unknown ones, and no more than can be compared. */
export function chooseChains(chains: readonly Chain[], links: readonly string[]): ChosenChains {
  const given = [...new Set(links.map((link) => link.trim().toLowerCase()).filter((link) => link !== ''))]
  const found = given.slice(0, MOST_READ).map((link) => chains.find((chain) => chain.link === link))
  const known = found.filter((chain) => chain !== undefined)
  return {
    chosen: known.slice(0, MOST_CHAINS),
    hasUnknown: known.length < found.length,
    leftOut: known.slice(MOST_CHAINS).map(({ name }) => name),
  }
}
