import { lengthOf } from '@gevel/contract/days'
import { Typography } from '@strapi/design-system'
import styled from 'styled-components'
import type { Figure } from '../../../features/statistics/report/figures/key-figures'
import type { ShownFigures } from '../../../features/statistics/report/figures/show-figures'
import { changeText, countText } from '../parts/number-texts'
import { explanationOf, FIGURE_NAMES, FIGURES } from './figure-names'

interface KeyFiguresProps {
  report: ShownFigures
  chosen: Figure
  onChoose: (figure: Figure) => void
}

/** The key figures with their change; the chart shows the course of the chosen one. */
export function KeyFigures({ report, chosen, onChoose }: KeyFiguresProps) {
  const { totals, before, isOngoing, range } = report
  const days = lengthOf(range)
  return (
    <Row role="group" aria-label="Kerncijfers; kies er een voor de grafiek">
      {FIGURES.map((figure) => (
        <Card key={figure} type="button" aria-pressed={figure === chosen} onClick={() => onChoose(figure)}>
          <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
            {FIGURE_NAMES[figure].name}
          </Typography>
          <Typography variant="alpha" textColor="neutral800">
            {countText(totals[figure])}
          </Typography>
          {before && (
            <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
              {/* a day that has hardly begun is less than any other */}
              <Change count={totals[figure]} before={before[figure]} isHidden={isOngoing && days === 1} />
            </Typography>
          )}
          <Typography variant="pi" textColor="neutral600">
            {totals[figure] === null ? 'niet per editie bekend' : explanationOf(figure, days)}
          </Typography>
        </Card>
      ))}
    </Row>
  )
}

interface ChangeProps {
  count: number | null
  before: number | null
  isHidden: boolean
}

function Change({ count, before, isHidden }: ChangeProps) {
  const change = isHidden ? null : changeText(count, before)
  if (before === null) return null
  return (
    <>
      {change && `${change}, `}eerder {countText(before)}
    </>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0.8rem;
`

const Card = styled.button`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  min-width: 0;
  padding: 1.2rem 1.6rem;
  text-align: start;
  cursor: pointer;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: inset 0 3px ${({ theme }) => theme.colors.primary600};
  }
`
