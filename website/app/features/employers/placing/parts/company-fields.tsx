import { logoSlot } from '@gevel/contract/logo-files'
import { Field } from '../../../../forms/field.tsx'
import { KeptFile } from '../../../../forms/wizard/page/kept-file.tsx'
import type { StepView } from '../../../../forms/wizard/wizard-view.ts'
import { keptLogoHref } from './kept-logo.ts'
import { LogoCrop } from './logo-crop.tsx'

/** The fields of the company, with the logo that the draft keeps and the square to choose of another one. */
export function CompanyFields({ view }: { view: StepView }) {
  return Object.keys(view.form.fields).map((name) =>
    name === logoSlot ? (
      <div key={name} className="logo-field">
        <KeptFile view={view} slot={logoSlot} label="Logo" picture={keptLogoHref(view)} />
        <Field name={logoSlot} />
        <LogoCrop />
      </div>
    ) : (
      name !== CROP && <Field key={name} name={name} />
    ),
  )
}

const CROP = `${logoSlot}Crop`
