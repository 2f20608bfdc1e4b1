import { Button, Flex, Typography } from '@strapi/design-system'

interface PagerProps {
  page: number
  pageCount: number
  onPage: (page: number) => void
}

/** The pages of a list; nothing when there is one. */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  if (pageCount <= 1) return null
  return (
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
  )
}
