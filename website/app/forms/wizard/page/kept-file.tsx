import { Icon } from '../../../ui/icon.tsx'
import { clockTime } from '../../../ui/text/dates.ts'
import { fileSize } from '../../../ui/text/file-size.ts'
import { REMOVE_FILE, type StepView } from '../wizard-view.ts'

interface KeptFileProps {
  view: StepView
  slot: string
  /** what the file is: 'Cv' */
  label: string
}

/** The file that the draft keeps for a field, above the field that replaces it; nothing without one. */
export function KeptFile({ view, slot, label }: KeptFileProps) {
  const file = view.files.find((one) => one.slot === slot)
  if (!file) return null
  return (
    <div className="kept-file">
      <Icon name="right" />
      <p>
        <b>
          <span className="vh">{label}: </span>
          {file.name}
        </b>
        <small>
          {fileSize(file.bytes)}. Bewaard om {clockTime(file.storedAt)} uur.
          {file.isLocked && ' Deze pdf heeft een wachtwoord: de ontvanger kan hem misschien niet openen.'}
        </small>
      </p>
      <button type="submit" className="btn btn--quiet" name={REMOVE_FILE} value={slot} formNoValidate>
        Haal weg
      </button>
    </div>
  )
}
