import { Flex, Typography } from '@strapi/design-system'
import { countText } from '../parts/number-texts'
import { useLiveVisitors } from './use-live-visitors'

/** How many people are on the site. */
export function LiveVisitors() {
  const visitors = useLiveVisitors()
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
