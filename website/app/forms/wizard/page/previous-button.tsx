import { PREVIOUS } from '../wizard-view.ts'

/** Back to the step before, with what is typed here, valid or not. */
export function PreviousButton() {
  return (
    <button type="submit" className="btn btn--quiet" name={PREVIOUS} value="yes" formNoValidate>
      Vorige
    </button>
  )
}
