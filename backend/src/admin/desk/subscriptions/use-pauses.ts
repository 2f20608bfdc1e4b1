import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { mostPauseMonths } from '@gevel/contract/own-subscriptions'
import { countOf } from '../../kit/words/amounts'
import { longDayText } from '../../kit/words/days'
import { nameOf, readersText } from './subscription-sentences'
import { useSubscriptionAction } from './use-subscription-action'

const pauses = Array.from({ length: mostPauseMonths }, (_, index): readonly [string, string] => [
  String(index + 1),
  countOf(index + 1, ['maand', 'maanden']),
])

/** Pausing a subscription, resuming it, and letting it run longer without cost. */
export function usePauses() {
  const pause = useSubscriptionAction({
    path: 'pause',
    question: (subscription) => ({
      title: 'Abonnement pauzeren',
      text: `${nameOf(subscription)} staat stil vanaf ${longDayText(addDays(dutchDay(new Date()), 1))}. Zolang de pauze duurt, komt er geen factuur. ${readersText(subscription, ['leest dan niet', 'lezen dan niet'])} Wat is betaald, tot en met ${longDayText(subscription.paidUntil)}, schuift op met de dagen van de pauze.`,
      confirm: 'Pauzeer',
      cancel: 'Niet pauzeren',
      fields: [{ name: 'months', label: 'Hoe lang', kind: { options: pauses }, isRequired: true, value: '1' }],
    }),
    done: ({ number }) => `${number} wordt gepauzeerd.`,
  })
  const resume = useSubscriptionAction({
    path: 'resume',
    question: (subscription) => ({
      title: 'Pauze beëindigen',
      text: `${nameOf(subscription)} loopt weer vanaf vandaag, en de lezers kunnen meteen verder.`,
      confirm: 'Hervat',
    }),
    done: ({ number }) => `${number} loopt weer.`,
  })
  const extend = useSubscriptionAction({
    path: 'extend',
    question: (subscription) => ({
      title: 'Verlengen zonder kosten',
      text: `${nameOf(subscription)} is betaald tot en met ${longDayText(subscription.paidUntil)}. ${subscription.endsOn ? 'De laatste dag' : 'De volgende factuur'} komt zoveel dagen later als u invult; daarvoor betaalt de klant niets.`,
      confirm: 'Verleng',
      fields: [{ name: 'days', label: 'Aantal dagen', kind: 'text', isRequired: true, value: '14' }],
    }),
    done: ({ number }) => `${number} is verlengd.`,
  })
  return { pause, resume, extend }
}
