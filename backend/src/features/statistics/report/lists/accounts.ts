import type { StatisticsEvent } from '@gevel/contract/statistics'
import { countsOfDays } from '../figures/load-counts'
import { fixedLabels } from './audience'
import { countColumn, type ListRow, type ReportList, type Wanted } from './list'

/** The steps of an account, in their order. */
const steps = {
  'session-start': 'Bezoeken',
  'user-auth-sign-up': 'Registraties',
  'user-auth-sign-in': 'Ingelogd',
  'user-auth-auth-fail': 'Inloggen mislukt',
  'user-auth-forgot-password': 'Wachtwoord vergeten',
  'user-auth-update-password': 'Wachtwoord gewijzigd',
  'user-auth-sign-out': 'Uitgelogd',
} as const satisfies Partial<Record<StatisticsEvent['eventType'], string>>

export const accountsList: ReportList = {
  title: 'Accounts',
  of: 'Stap',
  columns: [countColumn('Aantal'), { name: 'Van de bezoeken', format: 'share' }],
  note: 'Een log-in met een andere aanbieder, zoals Google, is hier niet bij.',
  empty: 'In deze periode was er geen bezoek.',
  load: loadSteps,
  label: fixedLabels(steps),
}

async function loadSteps({ range, edition }: Wanted): Promise<ListRow[]> {
  const counts = await countsOfDays(range, edition)
  const countOf = (step: string) =>
    counts.filter(({ kind }) => kind === step).reduce((sum, { events }) => sum + events, 0)
  const visits = countOf('session-start')
  const rows = Object.keys(steps).map((step) => ({
    key: step,
    values: [countOf(step), step === 'session-start' || visits === 0 ? null : countOf(step) / visits],
  }))
  return rows.some(({ values: [count] }) => count) ? rows : []
}
