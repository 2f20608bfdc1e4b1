import type { QuestionField } from '../kit/action/question'

/** What an organiser says when a ticket is cancelled. */
export const cancellationFields: readonly QuestionField[] = [
  { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true, hint: 'Staat ook in de mail.' },
  { name: 'keepsMoney', label: 'Zonder creditnota: wat betaald is, blijft betaald', kind: 'check' },
]
