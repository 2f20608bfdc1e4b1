import { Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import get from 'lodash/get'
import { choiceLabels } from '../choice-labels'

interface RowTitleProps {
  /** path of the row in the form: `blocks.2.pictures.0` */
  name: string
  index: number
  /** its main field, which may be a choice */
  title: unknown
}

/** The header of a part in a list, such as a picture of a gallery: its title or else its number, and whether it has an error. */
export function RowTitle({ name, index, title }: RowTitleProps) {
  const hasError = useForm('RowTitle', (form) => get(form.errors, name) !== undefined)
  const ownTitle = typeof title === 'string' && title.trim() !== '' ? title : undefined
  const shownTitle = ownTitle === undefined ? `Onderdeel ${index + 1}` : (choiceLabels[ownTitle] ?? ownTitle)
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
