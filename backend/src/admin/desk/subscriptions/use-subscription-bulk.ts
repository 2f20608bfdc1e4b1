import { changeDesk } from '../../../features/desk/permission'
import { usePermission } from '../../kit/data/use-permission'
import type { BulkAction } from '../../kit/list/selection-bar'
import { countOf } from '../../kit/words/amounts'
import { useBulkAction } from '../use-bulk-action'

/** What the desk can do with many subscriptions at once; nothing for who may not change them. */
export function useSubscriptionBulk(): BulkAction[] {
  const mayChange = usePermission(changeDesk)
  const extend = useBulkAction({
    label: 'Verleng zonder kosten',
    path: 'subscriptions/extensions',
    question: (count) => ({
      title: 'Verlengen zonder kosten',
      text: `${countOf(count, ['abonnement loopt', 'abonnementen lopen'])} zoveel dagen langer als u invult, zonder dat de klant ervoor betaalt. Wat niet loopt of gepauzeerd is, wordt overgeslagen.`,
      confirm: `Verleng ${count}`,
      fields: [
        { name: 'days', label: 'Aantal dagen', kind: 'text', isRequired: true, value: '14' },
        { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true },
      ],
    }),
    done: (count) => `${countOf(count, ['abonnement is', 'abonnementen zijn'])} verlengd.`,
  })
  return mayChange ? [extend] : []
}
