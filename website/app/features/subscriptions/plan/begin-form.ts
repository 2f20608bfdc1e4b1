import { mostSeats } from '@gevel/contract/most-seats'
import type { PlanVersion } from '@gevel/contract/plans'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { KINDS } from '../order/order-choices.ts'

/** The form on the page of a plan that begins its order. */
export function beginForm({ audience, seats, extraSeat }: PlanVersion) {
  const kinds = KINDS.filter(({ value }) => audience === 'both' || audience === value)
  return defineForm(
    {
      kind: {
        type: 'radio',
        label: 'Wie neemt het abonnement?',
        validation: 'required',
        options: kinds,
      },
      ...(extraSeat && {
        seats: {
          type: 'number',
          label: 'Aantal lezers',
          hint: seats === 1 ? 'Eén lezer hoort bij de prijs.' : `${seats} lezers horen bij de prijs.`,
          validation: 'required',
          min: seats,
          max: mostSeats,
          step: 1,
          value: seats,
        } as const,
      }),
    },
    { name: 'bestel' },
  )
}
