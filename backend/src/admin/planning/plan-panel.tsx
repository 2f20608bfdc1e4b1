import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { failureSentence } from './failure-sentence'
import { planSentences } from './plan-words'
import { useFailedPlans } from './use-failed-plans'

interface PanelProps {
  documentId?: string
  document?: { updatedAt?: string; publishedAt?: string | null; publishAt?: string | null; unpublishAt?: string | null }
}

/** Beside the form of a document: what is planned, or that its plan failed, why, and what to do. */
export function PlanPanel({ documentId, document }: PanelProps): { title: string; content: ReactNode } | null {
  const { plans = [] } = useFailedPlans(documentId ?? 'none', document?.updatedAt)
  const [failure] = plans
  const sentences = planSentences(document ?? {})
  if (!failure) return sentences.length > 0 ? { title: 'Gepland', content: <Plan sentences={sentences} /> } : null
  return {
    title: 'Planning mislukt',
    content: (
      <Box background="danger100" hasRadius padding={3} width="100%" role="alert">
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Typography tag="p" fontWeight="semiBold" textColor="danger700">
            {failureSentence(failure)}
          </Typography>
          <Typography tag="p" textColor="neutral800">
            {failure.reason}
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

function Plan({ sentences }: { sentences: string[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} background="secondary100" hasRadius padding={3} width="100%">
      {sentences.map((sentence) => (
        <Typography key={sentence} tag="p" fontWeight="semiBold" textColor="neutral800">
          {sentence}
        </Typography>
      ))}
    </Flex>
  )
}
