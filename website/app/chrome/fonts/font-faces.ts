/** The file of a face with the weights and widths that it serves, as in CSS. */
type Face = readonly [family: string, file: string, weight: string, stretch?: string]

/** A file for each face, small enough for the first ten packets of a connection (decision 032). The last is for bold words in a text. */
const FACES: readonly Face[] = [
  ['Archivo Gevel', 'archivo-head', '100 900', '50% 92%'],
  ['Archivo Gevel', 'archivo-regular', '100 549', '93% 200%'],
  ['Archivo Gevel', 'archivo-strong', '550 900', '93% 200%'],
  ['Source Serif Gevel', 'source-serif-regular', '100 549'],
  ['Source Serif Gevel', 'source-serif-strong', '550 900'],
]

/** The first of them, which nearly every page needs. */
export const ALWAYS_NEEDED = 4

export const FONT_FACES = FACES.map(
  ([family, file, weight, stretch]) =>
    `@font-face{font-family:"${family}";src:url("/fonts/${file}.woff2");font-weight:${weight};${
      stretch ? `font-stretch:${stretch};` : ''
    }font-display:swap}`,
).join('')
