import { href } from '@gevel/contract/hrefs'
import type { Alert } from '@gevel/contract/vacancy-alerts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { AlertRows, type RowFormProps } from '../vacancies/alerts/alert-rows.tsx'
import { OwnForm } from './account-view.tsx'
import { Section } from './section.tsx'

const ID = 'vacaturemail'

/** The searches of which the address of the account gets the new vacancies. */
export function VacancyAlertsSection({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Section id={ID} title="Vacatures per mail">
      {alerts.length === 0 ? (
        <EmptyState title="U krijgt geen vacatures per mail">
          Kies op de vacaturepagina Mail mij nieuwe, dan krijgt u de nieuwe vacatures van uw zoekvraag.{' '}
          <Link className="link" href={href('/vacatures')}>
            Vacatures
          </Link>
        </EmptyState>
      ) : (
        <AlertRows alerts={alerts} RowForm={AccountForm} />
      )}
    </Section>
  )
}

function AccountForm(form: RowFormProps) {
  return <OwnForm part={ID} {...form} />
}
