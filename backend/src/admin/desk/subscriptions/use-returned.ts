import { formatCents } from '@gevel/contract/money/format'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { knownReturnCodes, returnRule } from '../../../ledger/payments/return-codes'
import { useAction } from '../../kit/action/use-action'
import { dayText } from '../../kit/words/days'
import { DESK } from '../desk-words'

/** The choice of a code that the list does not have. */
const other = 'other'

/** A direct debit of the customer that came back, which the bank says on its statement. */
export function useReturned() {
  return useAction<ShownSubscription>({
    request: (_, { collection = '', code = '', otherCode = '' }) => ({
      method: 'POST',
      path: `${DESK}/collections/${collection}/return`,
      body: { code: code === other ? otherCode.trim().toUpperCase() : code },
    }),
    question: ({ collections }) => ({
      title: 'Incasso teruggekomen',
      text: 'De factuur staat dan weer open. De code van de bank bepaalt of het nog eens wordt geprobeerd, en of de machtiging vervalt.',
      confirm: 'Meld als teruggekomen',
      isDanger: true,
      fields: [
        {
          ...{ name: 'collection', label: 'Incasso', isRequired: true },
          kind: {
            options: collections.map(
              ({ id, invoice, cents, collectOn }) =>
                [String(id), `${invoice}, ${formatCents(cents)}, ${dayText(collectOn)}`] as const,
            ),
          },
        },
        {
          ...{ name: 'code', label: 'Reden van de bank', isRequired: true },
          kind: {
            options: [
              ...knownReturnCodes.map((code) => [code, `${code}, ${returnRule(code).meaning}`] as const),
              [other, 'Een andere code'] as const,
            ],
          },
        },
        {
          ...{ name: 'otherCode', label: 'Andere code', kind: 'text' },
          hint: 'Zoals op het afschrift. De klant krijgt dan een mail, en het wordt niet vanzelf opnieuw geprobeerd.',
        },
      ],
    }),
    done: () => 'De incasso staat op teruggekomen.',
  })
}
