import { load } from '../../../routing/load.server.ts'
import styles from '../../../styles/features/comparison.css?url'
import { CHAIN_KEY, INDEX_VIEW, VIEW_KEY } from '../comparison-address.ts'
import { listChains } from '../directory.server.ts'
import { directoryStyles } from '../directory-styles.ts'
import type { Route } from './+types/comparison.route.ts'
import { chooseChains } from './choose-chains.ts'
import { ComparisonPage } from './comparison-page.tsx'

/** Not cached: with every combination of chains a stranger could fill the cache. */
export const links = () => [...directoryStyles(), { rel: 'stylesheet', href: styles }]

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const chains = await load(args, listChains(args.request))
  return {
    ...chooseChains(chains, searchParams.getAll(CHAIN_KEY)),
    isIndex: searchParams.get(VIEW_KEY) === INDEX_VIEW,
    all: chains.map(({ name, link, kind }) => ({ name, link, kind })),
  }
}

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />
}
