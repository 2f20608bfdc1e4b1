import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { AdminData } from '../../kit/data/use-admin-data'

interface PartOfReportProps {
  /** undefined while there is nothing to show */
  children: ReactNode | undefined
  loaded: Pick<AdminData<unknown>, 'error' | 'canRetry' | 'isLoading' | 'reload'>
}

/** The content of a part that loads; what is on the screen stays there when the next one fails. */
export function PartOfReport({ children, loaded: { error, canRetry, isLoading, reload } }: PartOfReportProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} aria-busy={isLoading}>
      {error && (
        <Flex
          role="alert"
          background="danger100"
          hasRadius
          padding={4}
          gap={4}
          wrap="wrap"
          justifyContent="space-between"
        >
          <Typography textColor="danger700">
            {error} {children && 'Hieronder staan de cijfers van ervoor.'}
          </Typography>
          {canRetry && (
            <Button variant="danger-light" size="S" onClick={() => void reload()}>
              Opnieuw proberen
            </Button>
          )}
        </Flex>
      )}
      {children && <Box style={{ opacity: isLoading ? 0.5 : 1 }}>{children}</Box>}
      {!children && isLoading && (
        <Flex justifyContent="center" padding={8}>
          <Loader>De cijfers worden opgehaald</Loader>
        </Flex>
      )}
    </Flex>
  )
}
