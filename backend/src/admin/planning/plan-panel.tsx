import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { failureSentence } from './failure-sentence'
import { useFailedPlans } from './use-failed-plans'

interface PanelProps {
  documentId?: string
  document?: { updatedAt?: string }
}

/** Beside the form of a document: that its plan failed, why, and what to do. */
export function PlanPanel({ documentId, document }: PanelProps): { title: string; content: ReactNode } | null {
  const { plans = [] } = useFailedPlans(documentId ?? 'none', document?.updatedAt)
  const [plan] = plans
  if (!plan) return null
  return {
    title: 'Planning mislukt',
    content: (
      <Box background="danger100" hasRadius padding={3} width="100%" role="alert">
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Typography tag="p" fontWeight="semiBold" textColor="danger700">
            {failureSentence(plan)}
          </Typography>
          <Typography tag="p" textColor="neutral800">
            {plan.reason}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            Pas het stuk aan en bewaar het: dan wordt het meteen opnieuw geprobeerd.
          </Typography>
        </Flex>
      </Box>
    ),
  }
}
PlanPanel.type = 'plan'
