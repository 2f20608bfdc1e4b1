import { Box, Button, EmptyStateLayout, Tabs } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { MissesList } from './misses-list'
import { readSearchMisses } from './permission'
import { type MissOrder, useSearchMisses } from './use-search-misses'

const TABS = [
  ['frequent', 'Meest gezocht'],
  ['newest', 'Laatst gezocht'],
] as const

/** `/zoekvragen` in the admin: what readers searched for without a result. */
export default function SearchMissesPage() {
  return (
    <Page.Protect permissions={readSearchMisses}>
      <SearchMisses />
    </Page.Protect>
  )
}

function SearchMisses() {
  const [order, setOrder] = useState<MissOrder>('frequent')
  const [page, setPage] = useState(1)
  const { list, failed, load } = useSearchMisses(order, page)
  const show = (tab: string) => {
    setOrder(tab === 'newest' ? 'newest' : 'frequent')
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
        <Tabs.Root value={order} onValueChange={show} variant="simple">
          <Tabs.List aria-label="Volgorde">
            {TABS.map(([value, label]) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {TABS.map(([value]) => (
            <Tabs.Content key={value} value={value}>
              <Box paddingTop={5}>
                {failed && <Failed onRetry={load} />}
                {!failed && !list && <Page.Loading />}
                {!failed && list && <MissesList list={list} onPage={setPage} />}
              </Box>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <EmptyStateLayout
      content="De zoekvragen kunnen nu niet worden opgehaald."
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          Opnieuw proberen
        </Button>
      }
    />
  )
}
