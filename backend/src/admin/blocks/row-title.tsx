import { Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import get from 'lodash/get'

interface RowTitleProps {
  /** path of the row in the form: `blocks.2.pictures.0` */
  name: string
  index: number
  /** its main field */
  title: unknown
}

/** The header of a part in a list, such as a picture of a gallery: its title or else its number, and whether it has an error. */
export function RowTitle({ name, index, title }: RowTitleProps) {
  const hasError = useForm('RowTitle', (form) => get(form.errors, name) !== undefined)
  const shownTitle = typeof title === 'string' && title.trim() !== '' ? title : `Onderdeel ${index + 1}`
  return (
    <>
      {shownTitle}
      {hasError && (
        <Typography tag="span" textColor="danger600" fontWeight="semiBold">
          {' '}
          (nog niet goed)
        </Typography>
      )}
    </>
  )
}
