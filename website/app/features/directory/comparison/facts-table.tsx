import { figureNumber } from '@gevel/contract/figure-text'
import { partnerHref } from '@gevel/contract/hrefs'
import type { Chain } from '@gevel/contract/partners'
import { KIND_NAMES } from '../../../ui/company/company-kinds.ts'
import { Link } from '../../../ui/links/link.tsx'
import { yearsOf } from '../overview/chain-year.ts'
import { countChange } from '../stores/count-change.ts'

const SOFT_HYPHEN = '\u00AD'

/** The facts of chains side by side, then their shops by year. */
export function FactsTable({ chains }: { chains: Chain[] }) {
  const facts: [string, (chain: Chain) => string | null][] = [
    // not every browser hyphenates Dutch
    ['Soort', ({ kind }) => KIND_NAMES[kind].replace('keten', `${SOFT_HYPHEN}keten`)],
    ['Hoofdkantoor', ({ city }) => city],
    ['Moederbedrijf', ({ parent }) => parent],
    ['Formule', ({ formula }) => formula],
    ['Opgericht', ({ founded }) => founded?.toString() ?? null],
    ['Winkels, laatste opgave', ({ stores }) => countText(stores.at(-1)?.count)],
    ['Tegen vorig jaar', ({ stores }) => countChange(stores.at(-2)?.count, stores.at(-1)?.count)],
    [
      'Sinds eerste telling',
      ({ stores }) => {
        const change = countChange(stores[0]?.count, stores.at(-1)?.count)
        return change && `${change} sinds ${stores[0]?.year}`
      },
    ],
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Tabel met feiten en cijfers">
      <table className={`table comparison comparison--${chains.length}`}>
        <caption className="vh">Feiten en winkels per jaar</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Feit</span>
            </th>
            {chains.map((chain) => (
              <th scope="col" key={chain.id}>
                <Link href={partnerHref(chain)}>{chain.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, read]) => (
            <Row key={label} label={label} values={chains.map(read)} />
          ))}
        </tbody>
        <tbody>
          {yearsOf(chains).map((year) => (
            <Row
              key={year}
              label={`Winkels in ${year}`}
              values={chains.map(({ stores }) => countText(stores.find((one) => one.year === year)?.count))}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ label, values }: { label: string; values: (string | null)[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, at) => (
        <td key={at}>{value ?? '–'}</td>
      ))}
    </tr>
  )
}

function countText(count: number | undefined): string | null {
  return count === undefined ? null : figureNumber(count, 0)
}
