import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { QuestionField } from '../../kit/action/question'
import { nameOf } from './subscription-sentences'
import { useSubscriptionAction } from './use-subscription-action'

function untilField(): QuestionField {
  return {
    ...{ name: 'until', label: 'Tot en met', kind: 'day', isRequired: true },
    value: addDays(dutchDay(new Date()), 30),
  }
}

/** What the desk gives away: a place for one reader, or a whole subscription. */
export function useGifts() {
  const place = useSubscriptionAction({
    path: 'places',
    question: (subscription) => ({
      title: 'Gratis plaats geven',
      text: `Iemand leest gratis wat er bij ${nameOf(subscription)} hoort, naast de ${subscription.seats} plaatsen van het abonnement. Wie dat wordt, moet al een account hebben. De prijs verandert niet.`,
      confirm: 'Geef de plaats',
      fields: [{ name: 'email', label: 'E-mailadres van het account', kind: 'text', isRequired: true }, untilField()],
    }),
    done: () => 'De gratis plaats is gegeven.',
  })
  const gift = useSubscriptionAction({
    path: 'gifts',
    question: ({ customer, plans }) => ({
      title: 'Gratis abonnement geven',
      text: `${customer.name} krijgt vanaf vandaag een abonnement zonder facturen, dat vanzelf eindigt.`,
      confirm: 'Geef het abonnement',
      fields: [
        {
          ...{ name: 'planVersionId', label: 'Plan', isRequired: true },
          kind: { options: plans.map(({ versionId, name }) => [String(versionId), name] as const) },
        },
        untilField(),
      ],
    }),
    done: ({ customer }) => `${customer.name} heeft een gratis abonnement.`,
  })
  return { place, gift }
}
