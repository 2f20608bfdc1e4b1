import { Grid, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

/** Facts of a row by their names; one without a value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <Grid.Root tag="dl" gap={4}>
      {known.map(([name, value]) => (
        <Grid.Item key={name} col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {name}
          </Typography>
          <Typography tag="dd" style={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Grid.Item>
      ))}
    </Grid.Root>
  )
}
