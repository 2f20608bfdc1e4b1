import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import { failureSentence } from './failure-sentence'
import { useFailedPlans } from './use-failed-plans'

/** On the admin's home page: the plans that failed. */
export function PlansWidget() {
  const { plans, failed } = useFailedPlans()
  if (failed) return <Widget.Error />
  if (!plans) return <Widget.Loading />
  if (plans.length === 0) return <Widget.NoData>Alles wat gepland was, is gelukt.</Widget.NoData>
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {plans.map((plan) => (
        <Box tag="li" key={`${plan.uid} ${plan.documentId}`} style={{ overflowWrap: 'anywhere' }}>
          <Link tag={NavLink} to={`/content-manager/collection-types/${plan.uid}/${plan.documentId}`}>
            {plan.title || 'Zonder titel'}
          </Link>
          <Typography tag="p" textColor="danger700">
            {failureSentence(plan)}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {plan.reason}
          </Typography>
        </Box>
      ))}
    </Flex>
  )
}
