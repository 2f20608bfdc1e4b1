import { fieldError } from '../errors/field-error'

/** All entries of a draft as JSON, in UTF-16 code units. A long form of ten steps has about 20,000. */
const maxLength = 100_000
const maxSteps = 20

/** @throws ValidationError for entries that are too much to store */
export function checkSize(entries: Readonly<Record<string, object>>): void {
  const isTooMuch = Object.keys(entries).length > maxSteps || JSON.stringify(entries).length > maxLength
  if (isTooMuch)
    throw fieldError([{ path: ['entries'], message: 'Dit is te veel om te bewaren. Maak uw tekst korter.' }])
}
