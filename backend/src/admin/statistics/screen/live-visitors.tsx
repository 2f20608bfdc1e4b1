import { Flex, Typography } from '@strapi/design-system'
import { useAdminData } from '../../kit/data/use-admin-data'
import { countText } from '../parts/number-texts'
import { REPORT } from '../parts/use-report'

const POLL_MS = 30_000

/** How many people are on the site. */
export function LiveVisitors() {
  const { data, error } = useAdminData<{ data: { visitors: number } }>(`${REPORT}/live`, {
    pollMs: POLL_MS,
  })
  const visitors = error ? undefined : data?.data.visitors
  return (
    <Flex direction="column" alignItems={{ initial: 'flex-start', medium: 'flex-end' }}>
      <Typography variant="beta" tag="p">
        {visitors === undefined ? '–' : countText(visitors)} nu op de site
      </Typography>
      <Typography variant="pi" tag="p" textColor="neutral600">
        bezoekers in de laatste 5 minuten
      </Typography>
    </Flex>
  )
}
