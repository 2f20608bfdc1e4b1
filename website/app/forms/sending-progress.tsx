import type { TEXTS } from './schema/texts.ts'
import type { useFileSending } from './use-file-sending.ts'

interface SendingProgressProps {
  files: ReturnType<typeof useFileSending>
  texts: (typeof TEXTS)['nl']
}

/** The progress of a form's files. It is outside the disabled fields, so that it can be cancelled. */
export function SendingProgress({ files: { state, cancel }, texts }: SendingProgressProps) {
  return (
    <div role="status" className="form__progress">
      {state.kind === 'sending' && (
        <>
          <progress max={1} value={state.part} aria-label={texts.sending} />
          <button type="button" className="btn btn--quiet" onClick={cancel}>
            {texts.cancel}
          </button>
        </>
      )}
      {state.kind === 'cancelled' && texts.cancelled}
    </div>
  )
}
