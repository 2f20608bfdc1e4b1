import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
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
      {pageCount > 1 && (
        <Flex tag="nav" aria-label="Bladzijden" justifyContent="space-between" alignItems="center">
          <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Vorige
          </Button>
          <Typography>
            Bladzijde {page} van {pageCount}
          </Typography>
          <Button variant="tertiary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            Volgende
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
