import { Flex, Link, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/** A link to another row or screen of the admin. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link tag={RouterLink} to={to}>
      {children}
    </Link>
  )
}

/** The cell that names a row of a list and leads to it, with a second line. */
export function NameCell({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <RowLink to={to}>{name}</RowLink>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {note}
      </Typography>
    </Flex>
  )
}
