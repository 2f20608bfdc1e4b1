import { Icon } from '../../../ui/icon.tsx'
import { clockTime } from '../../../ui/text/dates.ts'
import { fileSize } from '../../../ui/text/file-size.ts'
import { REMOVE_FILE, type StepView } from '../wizard-view.ts'

interface KeptFileProps {
  view: StepView
  slot: string
  /** what the file is: 'Cv' */
  label: string
  /** the address of the file itself, when it is a picture */
  picture?: string | null
}

/** The file that the draft keeps for a field, above the field that replaces it; nothing without one. */
export function KeptFile({ view, slot, label, picture }: KeptFileProps) {
  const file = view.files.find((one) => one.slot === slot)
  if (!file) return null
  return (
    <div className="kept-file">
      {picture ? <img src={picture} alt="" width="64" height="64" /> : <Icon name="right" />}
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
