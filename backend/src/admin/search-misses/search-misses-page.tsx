import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { readSearchMisses } from '../../features/search-misses/permission'
import { LoadFailed } from '../lists/load-failed'
import { TabbedList } from '../lists/tabbed-list'
import { MissesList } from './misses-list'
import { type MissOrder, useSearchMisses } from './use-search-misses'

const TABS = [
  ['frequent', 'Meest gezocht'],
  ['newest', 'Laatst gezocht'],
] as const

/** `/zoekvragen` in the admin: what readers searched for without a result. */
export default function SearchMissesPage() {
  return (
    <Page.Protect permissions={readSearchMisses.required}>
      <SearchMisses />
    </Page.Protect>
  )
}

function SearchMisses() {
  const [order, setOrder] = useState<MissOrder>('frequent')
  const [page, setPage] = useState(1)
  const { list, failed, load } = useSearchMisses(order, page)
  const show = (tab: MissOrder) => {
    setOrder(tab)
    setPage(1)
  }
  return (
    <Page.Main>
      <Page.Title>Zoekvragen zonder resultaat</Page.Title>
      <Layouts.Header
        title="Zoekvragen zonder resultaat"
        subtitle="Waar lezers de afgelopen 90 dagen naar zochten zonder iets te vinden"
      />
      <Layouts.Content>
        <TabbedList label="Volgorde" tabs={TABS} shown={order} onShow={show}>
          {failed && <LoadFailed message="De zoekvragen kunnen nu niet worden opgehaald." onRetry={load} />}
          {!failed && !list && <Page.Loading />}
          {!failed && list && <MissesList list={list} onPage={setPage} />}
        </TabbedList>
      </Layouts.Content>
    </Page.Main>
  )
}
