import { Fields } from '../../../../forms/field.tsx'

/** Which plan is ordered, with a word about one that was taken off sale meanwhile. */
export function PlanFields({ isGone }: { isGone: boolean }) {
  return (
    <>
      {isGone && (
        <p className="notice notice--err" role="status">
          <strong>Dit abonnement is niet meer te bestellen</strong>
          Kies een ander abonnement. Uw andere gegevens zijn bewaard.
        </p>
      )}
      <Fields />
    </>
  )
}
