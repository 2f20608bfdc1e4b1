import { Typography } from '@strapi/design-system'
import { ArrowClockwise, Calendar, Clock, Cross, File, Gift, Play, Plus } from '@strapi/icons'
import type { ReactNode } from 'react'
import { changeDesk } from '../../../features/desk/permission'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { usePermission } from '../../kit/data/use-permission'
import { ActionList } from '../../kit/detail/action-list'
import { useCancellation } from './use-cancellation'
import { useCredit } from './use-credit'
import { useGifts } from './use-gifts'
import { usePauses } from './use-pauses'
import { useReturned } from './use-returned'
import type { useSubscriptionAction } from './use-subscription-action'

interface Offered {
  label: string
  icon: ReactNode
  action: ReturnType<typeof useSubscriptionAction>
  isOffered: boolean
  isDanger?: boolean
}

/** What the desk can do with a subscription. */
export function SubscriptionActions({ subscription }: { subscription: ShownSubscription }) {
  const mayChange = usePermission(changeDesk)
  const { pause, resume, extend } = usePauses()
  const { place, gift } = useGifts()
  const credit = useCredit()
  const returned = useReturned()
  const { cancel, uncancel } = useCancellation()
  if (!mayChange) return null
  const { possible, invoices, collections } = subscription
  const offered: Offered[] = [
    { label: 'Pauzeer', icon: <Clock />, action: pause, isOffered: possible.canPause },
    { label: 'Hervat', icon: <Play />, action: resume, isOffered: possible.canResume },
    { label: 'Verleng zonder kosten', icon: <Calendar />, action: extend, isOffered: possible.canExtend },
    { label: 'Geef een gratis plaats', icon: <Gift />, action: place, isOffered: !possible.isOver },
    { label: 'Geef een gratis abonnement', icon: <Plus />, action: gift, isOffered: subscription.plans.length > 0 },
    {
      ...{ label: 'Maak creditnota', icon: <File />, action: credit },
      isOffered: invoices.some(({ kind }) => kind === 'invoice'),
    },
    {
      ...{ label: 'Incasso teruggekomen', icon: <ArrowClockwise />, action: returned },
      isOffered: collections.length > 0,
    },
    { label: 'Draai opzegging terug', icon: <Play />, action: uncancel, isOffered: possible.canUncancel },
    {
      ...{ label: 'Zeg op', icon: <Cross />, action: cancel, isDanger: true },
      isOffered: possible.cancellation !== null,
    },
  ]
  return (
    <>
      <ActionList
        actions={offered
          .filter(({ isOffered }) => isOffered)
          .map(({ label, icon, action, isDanger }) => ({
            ...{ label, icon, isBusy: action.isBusy },
            ...(isDanger && { isDanger }),
            run: () => action.run(subscription),
          }))}
      />
      <Typography tag="p" variant="pi" textColor="neutral600">
        Elke actie vraagt om een reden en staat daarna in de tijdlijn.
      </Typography>
    </>
  )
}
