import type { AuditCategories } from '../../content/audit-log/audit-kinds'
import { useAdminData } from '../kit/data/use-admin-data'
import type { ListFilterField } from '../kit/list/filter-bar'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { auditColumns } from './audit-columns'
import type { AuditLine } from './audit-line'

const LOG = '/admin/site/audit-log'

/** `/logboek` in the admin: who changed what, when and from where. */
export default function AuditLogPage() {
  const list = useAdminList<AuditLine>(LOG, 'Het logboek kan nu niet worden opgehaald.')
  const people = useAdminData<{ data: { id: number; name: string }[] }>(`${LOG}/actors`)
  const categories = useAdminData<{ data: AuditCategories }>(`${LOG}/kinds`)
  const kinds = (categories.data?.data ?? []).flatMap(({ category, label, kinds }) => [
    { value: category, label: `${label}: alles` },
    ...kinds.map((kind) => ({ value: kind.kind, label: `${label}: ${kind.label.toLowerCase()}` })),
  ])
  const persons = [
    ...(people.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    { value: 'none', label: 'Systeem, programma of onbekend' },
  ]
  const filters: ListFilterField[] = [
    { kind: 'choice', name: 'kind', label: 'Wat', options: kinds },
    { kind: 'choice', name: 'actor', label: 'Wie', options: persons },
    { kind: 'day', name: 'from', label: 'Vanaf' },
    { kind: 'day', name: 'until', label: 'Tot en met' },
    { kind: 'text', name: 'name', label: 'Naam begint met', clears: ['type', 'document'] },
  ]
  return (
    <ListPage
      list={list}
      subtitle="Wie wat deed, wanneer en vanwaar. Regels kunnen niet worden gewijzigd."
      nouns={['regel', 'regels']}
      empty="Er is niets dat hierbij past. Kies een andere periode of wis de filters."
      filters={filters}
      csv="logboek.csv"
      columns={auditColumns(({ type, id }) => list.show(new URLSearchParams({ type, document: id })))}
    />
  )
}
