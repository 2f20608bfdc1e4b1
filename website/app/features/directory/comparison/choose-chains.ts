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
  const chosenLinks = [...new Set(links.map((link) => link.trim().toLowerCase()).filter((link) => link !== ''))]
  const found = chosenLinks.slice(0, MOST_READ).map((link) => chains.find((chain) => chain.link === link))
  const knownChains = found.filter((chain) => chain !== undefined)
  return {
    chosen: knownChains.slice(0, MOST_CHAINS),
    hasUnknown: knownChains.length < found.length,
    leftOut: knownChains.slice(MOST_CHAINS).map(({ name }) => name),
  }
}
