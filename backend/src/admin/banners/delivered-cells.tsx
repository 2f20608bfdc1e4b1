import { Td, Typography } from '@strapi/design-system'
import { clickRateWords, numberWords } from './delivered-words'

export const DELIVERED_COLUMNS = ['Vertoningen', 'Kliks', 'Klikpercentage'] as const

interface DeliveredCellsProps {
  delivered: { views: number; clicks: number }
  isTotal?: boolean
}

/** The cells with views, clicks and their rate. */
export function DeliveredCells({ delivered, isTotal = false }: DeliveredCellsProps) {
  const words = [numberWords(delivered.views), numberWords(delivered.clicks), clickRateWords(delivered)]
  return words.map((word, at) => (
    <Td key={DELIVERED_COLUMNS[at]}>
      <Typography
        textColor="neutral800"
        fontWeight={isTotal ? 'semiBold' : 'regular'}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {word}
      </Typography>
    </Td>
  ))
}

export function totalOf(rows: readonly { views: number; clicks: number }[]) {
  return {
    views: rows.reduce((sum, { views }) => sum + views, 0),
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
  }
}
