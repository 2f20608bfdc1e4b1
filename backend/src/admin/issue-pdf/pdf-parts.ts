import { PdfPanel } from './pdf-panel'

/** Inserts the panel of the PDF below those about publishing. */
export function withPdfPanel<Panel>(panels: Panel[]): (Panel | typeof PdfPanel)[] {
  return [...panels, PdfPanel]
}
