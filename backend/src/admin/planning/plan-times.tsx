import { Typography } from '@strapi/design-system'
import { planTimes } from './plan-words'

interface PlanTimesProps {
  document: Parameters<typeof planTimes>[0]
}

/** Below the status of a document in a list: when it goes online and offline. */
export function PlanTimes({ document }: PlanTimesProps) {
  return planTimes(document).map((time) => (
    <Typography key={time} tag="p" variant="pi" textColor="neutral600">
      {time}
    </Typography>
  ))
}
