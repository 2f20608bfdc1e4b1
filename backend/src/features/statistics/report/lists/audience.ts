import { topValues } from './counts-in-range'
import { countColumn, type ReportList, type RowLabel } from './list'
import { labelPaths } from './pages'

const columns = [countColumn('Weergaven'), countColumn('Bezoekers')] as const
const empty = 'In deze periode is niets gelezen.'

/** Labels for a closed list of keys. */
export function fixedLabels(names: Readonly<Record<string, string>>) {
  const labels = new Map(Object.entries(names).map(([key, name]): [string, RowLabel] => [key, { name }]))
  return async () => labels
}

export const referrersList: ReportList = {
  title: 'Verwijzende sites',
  of: 'Site',
  columns,
  note: 'De eerste pagina van een bezoek dat via een link op een andere site begon.',
  empty: 'In deze periode kwam niemand via een andere site.',
  load: topValues({ kind: 'Pageview', dimension: 'referrer' }),
}

export const editionsList: ReportList = {
  title: 'Edities',
  of: 'Editie',
  columns,
  empty,
  ofBothEditions: true,
  load: topValues({ kind: 'Pageview', dimension: 'edition' }),
  label: fixedLabels({ general: 'Algemeen', pro: 'Professioneel' }),
}

export const devicesList: ReportList = {
  title: 'Apparaten',
  of: 'Apparaat',
  columns,
  empty,
  load: topValues({ kind: 'Pageview', dimension: 'device' }),
  label: fixedLabels({ desktop: 'Computer', phone: 'Telefoon', tablet: 'Tablet', other: 'Anders' }),
}

export const mailLinksList: ReportList = {
  title: 'Links in e-mails',
  of: 'Pagina',
  columns: [countColumn('Geopend'), countColumn('Bezoekers')],
  empty: 'In deze periode is geen link in een e-mail geopend.',
  load: topValues({ kind: 'email-link', dimension: 'path' }),
  label: labelPaths,
}
