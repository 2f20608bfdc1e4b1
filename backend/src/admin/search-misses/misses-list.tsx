import { EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { Pager } from '../lists/pager'
import { MissRow } from './miss-row'
import type { MissList } from './use-search-misses'

interface MissesListProps {
  list: MissList
  onPage: (page: number) => void
}

/** The searches without a result, in pages. */
export function MissesList({ list: { data, meta, siteUrl }, onPage }: MissesListProps) {
  const { page, pageCount, total } = meta.pagination
  if (data.length === 0) return <EmptyStateLayout content="Bij elke zoekvraag is iets gevonden." />
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" aria-live="polite" textColor="neutral600">
        {total === 1 ? '1 zoekvraag' : `${total} zoekvragen`}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {data.map((miss) => (
          <MissRow key={miss.query} miss={miss} siteUrl={siteUrl} />
        ))}
      </Flex>
      <Pager page={page} pageCount={pageCount} onPage={onPage} />
    </Flex>
  )
}
