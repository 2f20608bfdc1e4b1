import type { FORM_TEXTS } from './schema/form-texts.ts'
import type { useFileUpload } from './use-file-upload.ts'

interface UploadProgressProps {
  files: ReturnType<typeof useFileUpload>
  texts: (typeof FORM_TEXTS)['nl']
}

/** The progress of a form's files. It is outside the disabled fields, so that it can be cancelled. */
export function UploadProgress({ files: { state, cancel }, texts }: UploadProgressProps) {
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
