import { formatCents } from '@gevel/contract/money/format'
import { Box, Typography } from '@strapi/design-system'
import type { DeskFigures } from '../../../features/desk/figures/desk-figures'

/** From this share of what may be sold with Dutch VAT on, the desk is warned. */
const warnedShare = 0.8

/** The turnover from consumers in other EU countries, with a warning near the threshold above which the VAT of their country is due. */
export function TurnoverAbroad({ abroad: { year, netCents, mostCents } }: Pick<DeskFigures, 'abroad'>) {
  if (netCents <= 0) return null
  const sold = `Aan consumenten in andere EU-landen in ${year}: ${formatCents(netCents)} van ${formatCents(mostCents)} zonder btw.`
  const isNear = netCents >= mostCents * warnedShare
  const advice =
    netCents > mostCents
      ? ' De grens is bereikt: reken vanaf nu de btw van hun eigen land, en geef die aan via het éénloketsysteem.'
      : ' De grens is bijna bereikt: daarboven rekent u de btw van hun eigen land.'
  return (
    <Box paddingLeft={5} paddingRight={5} paddingBottom={4} role={isNear ? 'alert' : undefined}>
      <Typography variant="pi" textColor={isNear ? 'danger600' : 'neutral600'}>
        {sold}
        {isNear && advice}
      </Typography>
    </Box>
  )
}
