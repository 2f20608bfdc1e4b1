import { Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Figure } from '../../../features/statistics/report/figures/key-figures'
import type { ShownFigures } from '../../../features/statistics/report/figures/show-figures'
import { countText } from '../parts/number-texts'
import { rangeText } from '../parts/range-text'
import { FIGURE_NAMES } from './figure-names'
import { pointName } from './point-names'

interface ChartLegendProps {
  report: ShownFigures
  figure: Figure
  /** index of the point under the pointer */
  pointed: number | undefined
}

/** What the columns and lines of a chart are, with the values under the pointer. */
export function ChartLegend({ report: { points, grain, compared }, figure, pointed }: ChartLegendProps) {
  const point = pointed === undefined ? undefined : points[pointed]
  const pointedText = (value: number | null | undefined) => (point ? ` ${countText(value ?? null)}` : '')
  return (
    <Flex wrap="wrap" gap={4} paddingBottom={2} style={{ minHeight: '3.2rem' }}>
      <Key mark={<Mark className="column" />}>
        {FIGURE_NAMES[figure].name}
        {pointedText(point?.values[figure])}
      </Key>
      {figure === 'views' && (
        <Key mark={<Mark className="line" />}>
          {FIGURE_NAMES.visitors.name}
          {pointedText(point?.values.visitors)}
        </Key>
      )}
      {compared && (
        <Key mark={<Mark className="before" />}>
          {rangeText(compared)}
          {pointedText(point?.before?.[figure])}
        </Key>
      )}
      {point && (
        <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
          {pointName(grain, point.at)}
        </Typography>
      )}
    </Flex>
  )
}

function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Flex gap={2}>
      {mark}
      <Typography variant="pi" textColor="neutral800">
        {children}
      </Typography>
    </Flex>
  )
}

const Mark = styled.span`
  flex: none;
  width: 2rem;

  &.column {
    height: 1.2rem;
    background: ${({ theme }) => theme.colors.primary200};
    border: 1px solid ${({ theme }) => theme.colors.primary500};
  }

  &.line {
    border-top: 3px solid ${({ theme }) => theme.colors.success600};
  }

  &.before {
    border-top: 2px dashed ${({ theme }) => theme.colors.neutral700};
  }
`
