import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { ReportFailure } from './use-report'

interface PartOfReportProps {
  /** undefined while there is nothing to show */
  children: ReactNode | undefined
  failure: ReportFailure | undefined
  isLoading: boolean
  onRetry: () => Promise<void>
}

/** The content of a part that loads; what is on the screen stays there when the next one fails. */
export function PartOfReport({ children, failure, isLoading, onRetry }: PartOfReportProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} aria-busy={isLoading}>
      {failure && (
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
            {failure.message} {children && 'Hieronder staan de cijfers van ervoor.'}
          </Typography>
          {failure.canRetry && (
            <Button variant="danger-light" size="S" onClick={() => void onRetry()}>
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
