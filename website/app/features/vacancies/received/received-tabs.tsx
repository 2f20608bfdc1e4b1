import { type ApplicationStatus, applicationStatusSchema, type ReceivedApplication } from '@gevel/contract/applications'
import { href } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { STATUS_NAMES } from './status-names.ts'

interface ReceivedTabsProps {
  /** id of the vacancy */
  vacancy: string
  applications: readonly ReceivedApplication[]
  chosen: ApplicationStatus | null
}

/** The applications by status, with how many there are of each. */
export function ReceivedTabs({ vacancy, applications, chosen }: ReceivedTabsProps) {
  const page = href('/vacatures/mijn/:id/sollicitaties', { id: vacancy })
  const countOf = (status: ApplicationStatus) => applications.filter((one) => one.status === status).length
  const filled = applicationStatusSchema.options.filter((status) => countOf(status) > 0)
  return (
    <nav className="tabs" aria-label="Stand">
      <Link href={page} aria-current={chosen === null ? 'true' : undefined}>
        Alle <span>{applications.length}</span>
      </Link>
      {filled.map((status) => (
        <Link key={status} href={`${page}?stand=${status}`} aria-current={chosen === status ? 'true' : undefined}>
          {STATUS_NAMES[status]} <span>{countOf(status)}</span>
        </Link>
      ))}
    </nav>
  )
}
