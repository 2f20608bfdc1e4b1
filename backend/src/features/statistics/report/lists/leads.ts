import { countsInRange } from './counts-in-range'
import { countColumn, type ListRow, type ReportList, type RowLabel, type Wanted } from './list'
import { labelSubjects } from './subjects'

const columns: ReportList['columns'] = [
  countColumn('Leads'),
  countColumn('Website'),
  countColumn('E-mail'),
  countColumn('Telefoon'),
  countColumn('Weergaven'),
]

/** Companies or vacancies by their leads, also those that were only viewed. */
function loadLeads(kind: 'company' | 'vacancy') {
  return async (wanted: Wanted): Promise<ListRow[]> => {
    const prefix = `${kind}:`
    const leads = countsInRange({ kind: 'Lead', dimension: 'subject action', prefix }, keysOfActions(wanted))
    const views = countsInRange({ kind: 'Pageview', dimension: 'subject', prefix }, wanted)
    const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
      `SELECT key, json_build_array(sum(leads), coalesce(sum(leads) FILTER (WHERE action = 'site'), 0),
         coalesce(sum(leads) FILTER (WHERE action = 'mail'), 0), coalesce(sum(leads) FILTER (WHERE action = 'phone'), 0), sum(views)) AS values
       FROM (
         SELECT split_part(value, ' ', 1) AS key, split_part(value, ' ', 2) AS action, events AS leads, 0 AS views FROM ? leads
         UNION ALL
         SELECT value, '', 0, events FROM ? views
       ) counted
       GROUP BY key ORDER BY sum(leads) DESC, sum(views) DESC, key LIMIT ?`,
      [leads, views, wanted.most],
    )
    return rows
  }
}

function keysOfActions({ keys, ...wanted }: Wanted): Wanted {
  if (!keys) return wanted
  return { ...wanted, keys: keys.flatMap((key) => ['site', 'mail', 'phone'].map((action) => `${key} ${action}`)) }
}

export const companiesList: ReportList = {
  title: 'Leads per bedrijf',
  of: 'Bedrijf',
  columns,
  note: 'Lezers die van de pagina van een bedrijf doorgingen naar zijn website, e-mailadres of telefoonnummer.',
  empty: 'In deze periode is geen bedrijf bekeken.',
  load: loadLeads('company'),
  label: labelSubjects,
}

export const vacanciesList: ReportList = {
  title: 'Leads per vacature',
  of: 'Vacature',
  columns,
  note: 'Lezers die van een vacature doorgingen naar de sollicitatie, een e-mailadres of een telefoonnummer.',
  empty: 'In deze periode is geen vacature bekeken.',
  load: loadLeads('vacancy'),
  label: labelVacancies,
}

/** Vacancies with their company. */
async function labelVacancies(subjects: readonly string[]): Promise<Map<string, RowLabel>> {
  const labels = await labelSubjects(subjects)
  const { rows } = await strapi.db.connection.raw<{ rows: { key: string; company: string }[] }>(
    `SELECT DISTINCT 'vacancy:' || v.public_id AS key, p.name AS company
     FROM vacancies v JOIN vacancies_company_lnk l ON l.vacancy_id = v.id JOIN partners p ON p.id = l.partner_id
     WHERE 'vacancy:' || v.public_id = ANY (?)`,
    [[...labels.keys()]],
  )
  for (const { key, company } of rows) {
    const label = labels.get(key)
    if (label) labels.set(key, { ...label, detail: company })
  }
  return labels
}
