import { Typography } from '@strapi/design-system'

/** Below a picture within a text. */
export function HiddenPictureNote() {
  return (
    <Typography tag="p" variant="pi" textColor="danger700" contentEditable={false}>
      Dit beeld staat niet op de site. Maak er een blok “Beeld” van en haal het hier weg.
    </Typography>
  )
}
