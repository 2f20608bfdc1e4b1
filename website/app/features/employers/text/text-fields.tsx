import { Field } from '../../../forms/field.tsx'
import { BodyEditor } from './body-editor.tsx'
import { TextHints } from './text-hints.tsx'
import { VacancyPreview, type VacancyPreviewProps } from './vacancy-preview.tsx'

/** The fields of a text in groups, with its preview and hints, which follow what is typed. */
export function TextFields(preview: VacancyPreviewProps) {
  return (
    <>
      <Field name="title" />
      <Field name="edition" />
      <div className="text-pair">
        <Field name="city" />
        <Field name="province" />
        <Field name="category" />
        <Field name="level" />
        <Field name="hoursMin" />
        <Field name="hoursMax" />
        <Field name="salaryMin" />
        <Field name="salaryMax" />
      </div>
      <Field name="contract" />
      <Field name="intro" />
      <BodyEditor name="body" />
      <TextHints />
      <VacancyPreview {...preview} />
      <Field name="apply" />
      <Field name="applyUrl" />
      <Field name="applyEmail" />
      <div className="text-pair">
        <Field name="contactName" />
        <Field name="contactRole" />
        <Field name="contactPhone" />
      </div>
    </>
  )
}
