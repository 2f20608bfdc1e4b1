import { formatCents } from '@gevel/contract/money/format'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { longDayText } from '../../kit/words/days'
import { nameOf, openText, readersText } from './subscription-sentences'
import { useSubscriptionAction } from './use-subscription-action'

/** Cancelling a subscription, and taking that back. */
export function useCancellation() {
  const cancel = useSubscriptionAction({
    path: 'cancel',
    question: (subscription) => {
      const lastDay = subscription.possible.cancellation?.lastDay
      return {
        title: 'Abonnement opzeggen',
        text: cancellationText(subscription),
        confirm: lastDay ? `Zeg op per ${longDayText(lastDay)}` : 'Zeg op',
        cancel: 'Niet opzeggen',
        isDanger: true,
      }
    },
    done: ({ number }) => `${number} is opgezegd.`,
  })
  const uncancel = useSubscriptionAction({
    path: 'uncancel',
    question: (subscription) => ({
      title: 'Opzegging terugdraaien',
      text: `${nameOf(subscription)} loopt dan gewoon door, en wordt weer verlengd.`,
      confirm: 'Draai terug',
    }),
    done: ({ number }) => `De opzegging van ${number} is teruggedraaid.`,
  })
  return { cancel, uncancel }
}

function cancellationText(subscription: ShownSubscription): string {
  const { possible, next } = subscription
  if (!possible.cancellation) return nameOf(subscription)
  const { lastDay, creditCents } = possible.cancellation
  return [
    `${nameOf(subscription)} eindigt op ${longDayText(lastDay)}.`,
    readersText(subscription, ['verliest dan toegang', 'verliezen dan toegang']),
    next.what === 'charge' && next.day && `De factuur van ${longDayText(next.day)} vervalt.`,
    creditCents > 0 && `De klant krijgt ${formatCents(creditCents)} terug van wat al is gefactureerd.`,
    openText(subscription),
    'De klant krijgt meteen een bevestiging per mail.',
  ]
    .filter(Boolean)
    .join(' ')
}
