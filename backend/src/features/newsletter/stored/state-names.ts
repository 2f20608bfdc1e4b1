import type { IssueState } from './issue-row'

/** How far an issue is, for editors. */
export const stateNames: Readonly<Record<IssueState, string>> = {
  draft: 'Concept',
  submitted: 'Ter goedkeuring',
  approved: 'Goedgekeurd',
  scheduled: 'Ingepland',
  sending: 'Wordt verstuurd',
  paused: 'Stilgezet',
  sent: 'Verstuurd',
  cancelled: 'Gestopt',
}
