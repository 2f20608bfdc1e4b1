import { Flex } from '@strapi/design-system'
import type { ReactNode } from 'react'

/** The buttons of a row of a panel, beside each other; on a phone below each other where they do not fit. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Flex gap={2} wrap={{ initial: 'wrap', medium: 'nowrap' }}>
      {children}
    </Flex>
  )
}
