import { defineStates } from '../../../ledger/events/transition'

/**
 * Which state of a vacancy follows which. Its employer makes a concept, sends it, takes it back and closes it; an editor approves it, asks
 * for changes or rejects it; the days of its package bring the rest.
 */
export const vacancyStates = defineStates('vacancy', 'gevel_vacancies', {
  concept: ['submitted', 'closed'],
  submitted: ['concept', 'changes', 'rejected', 'planned', 'online'],
  changes: ['submitted', 'closed'],
  rejected: [],
  planned: ['online', 'closed'],
  online: ['expired', 'closed'],
  // extended after its last day
  expired: ['online'],
  closed: [],
})
