import { Typography } from '@strapi/design-system'
import { unstable_useDocumentLayout as useDocumentLayout, useForm } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { editedFields } from './rebase'

/** Which fields a save over another version writes. */
export function ConflictFields() {
  const { slug = '' } = useParams()
  const { edit } = useDocumentLayout(slug)
  const saved = useForm('ConflictFields', (form) => form.initialValues)
  const typed = useForm('ConflictFields', (form) => form.values)
  const edited = new Set(editedFields({ ...saved }, { ...typed }))
  const labels = edit.layout.flat(2).flatMap(({ name, label }) => (edited.has(name) ? [label] : []))
  if (labels.length === 0) return null
  return (
    <Typography tag="p" variant="pi" textColor="neutral800">
      “Toch bewaren” vervangt alleen wat u hier wijzigde: {labels.join(', ')}. De rest blijft van de ander.
    </Typography>
  )
}
