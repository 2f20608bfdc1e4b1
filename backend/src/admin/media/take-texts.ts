import get from 'lodash/get'

interface Asset {
  alternativeText?: string | null
  caption?: string | null
}

interface FormParts {
  getValues(): object
  onChange(path: string, value: string): void
}

/**
 * Fills the empty description and caption of a figure with those of the media library. Of all components only figures
 * (`shared.figure`) have a file in a field `picture`.
 * @param name path of the file in the form: `blocks.2.pictures.0.picture`
 * @param asset the chosen picture; none when it was removed
 */
export function takeTexts(name: string, asset: Asset | null | undefined, { getValues, onChange }: FormParts): void {
  const [, figure] = /^(.+)\.picture$/.exec(name) ?? []
  if (!figure) return
  const texts = { alt: asset?.alternativeText, caption: asset?.caption }
  for (const [field, text] of Object.entries(texts))
    if (text && !get(getValues(), `${figure}.${field}`)) onChange(`${figure}.${field}`, text)
}
