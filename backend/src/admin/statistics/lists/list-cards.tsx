import styled from 'styled-components'
import type { ListName } from '../../../features/statistics/report/lists/lists'
import { ListCard } from './list-card'

/** The lists in the order of the screen; those with many columns take its whole width. */
const LISTS: readonly { list: ListName; title: string; isWide?: boolean }[] = [
  { list: 'paginas', title: 'Best gelezen' },
  { list: 'verwijzers', title: 'Verwijzende sites' },
  { list: 'bedrijven', title: 'Leads per bedrijf', isWide: true },
  { list: 'vacatures', title: 'Leads per vacature', isWide: true },
  { list: 'banners', title: 'Marketing per banner' },
  { list: 'campagnes', title: 'Marketing per campagne' },
  { list: 'accounts', title: 'Accounts' },
  { list: 'edities', title: 'Edities' },
  { list: 'apparaten', title: 'Apparaten' },
  { list: 'mail', title: 'Links in e-mails' },
  { list: 'korte-links', title: 'Korte links' },
  { list: 'zoekvragen', title: 'Zoekvragen zonder resultaat' },
  { list: 'gefilterd', title: 'Niet meegeteld' },
]

/** All lists of the report. Each loads by itself, so that a slow one holds up no other. */
export function ListCards({ query }: { query: string }) {
  return (
    <Cards>
      {LISTS.map((card) => (
        <ListCard key={card.list} {...card} query={query} />
      ))}
    </Cards>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 40rem), 1fr));
  gap: 1.6rem;
  align-items: start;
`
