import { Typography } from '@strapi/design-system'
import styled from 'styled-components'
import type { DeskFigures } from '../../../features/desk/figures/desk-figures'

const whole = new Intl.NumberFormat('nl-NL')
const HEIGHT = 52
const STEP = 20
const WIDTH = 17

/** How many subscriptions ran at the end of each month, as columns from zero; the table below has the numbers. */
export function RunningChart({ months }: { months: DeskFigures['months'] }) {
  const most = Math.max(1, ...months.map(({ running }) => running))
  const [first, last] = [months.at(0)?.running ?? 0, months.at(-1)?.running ?? 0]
  const sentence = `Van ${whole.format(first)} naar ${whole.format(last)}`
  return (
    <div>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        Lopend, afgelopen twaalf maanden
      </Typography>
      <dd style={{ margin: 0 }}>
        <Svg
          role="img"
          aria-label={`${sentence} lopende abonnementen. De tabel eronder heeft de getallen.`}
          viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {months.map(({ month, running }, index) => {
            const height = (running / most) * HEIGHT
            return <rect key={month} x={index * STEP + 1} y={HEIGHT - height} width={WIDTH} height={height} />
          })}
        </Svg>
      </dd>
      <Typography tag="dd" variant="pi" textColor="neutral600" style={{ margin: 0 }}>
        {sentence}
      </Typography>
    </div>
  )
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT / 10}rem;
  margin-block: 0.4rem;

  rect {
    fill: ${({ theme }) => theme.colors.primary200};
  }

  rect:last-child {
    fill: ${({ theme }) => theme.colors.primary600};
  }
`
