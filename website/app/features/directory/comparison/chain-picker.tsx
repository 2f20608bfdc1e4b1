import { href, partnerHref } from '@gevel/contract/hrefs'
import type { Chain } from '@gevel/contract/partners'
import { CompanyLogo } from '../../../ui/company/company-logo.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { useEdition } from '../../editions/editions.ts'
import { CHAIN_KEY, comparisonHref, INDEX_VIEW, MOST_CHAINS, VIEW_KEY } from '../comparison-address.ts'
import { KIND_INDEX_TITLES } from '../kind-index-titles.ts'

type PickableChain = Pick<Chain, 'name' | 'link' | 'kind'>

interface ChainPickerProps {
  chosen: Chain[]
  isIndex: boolean
  all: PickableChain[]
}

/** The chosen chains with links that remove them, and a form that adds one: both work without scripts. */
export function ChainPicker({ chosen, isIndex, all }: ChainPickerProps) {
  const links = chosen.map(({ link }) => link)
  const others = all.filter(({ link }) => !links.includes(link))
  return (
    <section className="picker" aria-label="Gekozen ketens">
      {chosen.length > 0 && (
        <ul className="picker__chosen">
          {chosen.map((chain) => (
            <li key={chain.id}>
              <CompanyLogo company={chain} sizes="2rem" />
              <Link href={partnerHref(chain)}>{chain.name}</Link>
              <Link
                className="picker__remove"
                href={comparisonHref(
                  links.filter((link) => link !== chain.link),
                  isIndex,
                )}
                aria-label={`Verwijder ${chain.name}`}
                rel="nofollow"
              >
                <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < MOST_CHAINS && others.length > 0 && <AddForm chosen={links} isIndex={isIndex} others={others} />}
      {chosen.length >= MOST_CHAINS && (
        <p className="muted">U vergelijkt er {MOST_CHAINS}: verwijder er een om een andere te kiezen.</p>
      )}
    </section>
  )
}

function AddForm({ chosen, isIndex, others }: { chosen: string[]; isIndex: boolean; others: PickableChain[] }) {
  const edition = useEdition()
  return (
    <form className="picker__add" action={href('/winkelketens/vergelijken')}>
      {chosen.map((link) => (
        <input key={link} type="hidden" name={CHAIN_KEY} value={link} />
      ))}
      {isIndex && <input type="hidden" name={VIEW_KEY} value={INDEX_VIEW} />}
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      <label htmlFor="keten">{chosen.length === 0 ? 'Kies een keten' : 'Voeg een keten toe'}</label>
      <div>
        {/* a new choice of chains starts with its first */}
        <select className="input" id="keten" name={CHAIN_KEY} key={chosen.join()}>
          {[...new Set(others.map(({ kind }) => kind))].map((kind) => (
            <optgroup key={kind} label={KIND_INDEX_TITLES[kind]}>
              {others
                .filter((chain) => chain.kind === kind)
                .map(({ name, link }) => (
                  <option key={link} value={link}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button className="btn btn--primary" type="submit">
          Voeg toe
        </button>
      </div>
    </form>
  )
}
