import type { EventChoices } from '../../features/organiser/events-with-types'
import type { Answers, QuestionField } from '../kit/action/question'
import { momentWithTime } from './event-words'

/** Which event, and which of its types of tickets. */
export function typeFields({ events }: EventChoices, answers: Answers): QuestionField[] {
  return [
    {
      ...{ name: 'event', label: 'Evenement', isRequired: true },
      kind: { options: events.map(({ id, title, startsAt }) => [String(id), `${title}, ${momentWithTime(startsAt)}`]) },
    },
    {
      ...{ name: 'typeId', label: 'Kaartsoort', isRequired: true },
      kind: { options: (chosenEvent({ events }, answers)?.types ?? []).map(({ id, name }) => [String(id), name]) },
    },
  ]
}

export function chosenEvent({ events }: EventChoices, answers: Answers): EventChoices['events'][number] | undefined {
  return events.find(({ id }) => String(id) === answers.event)
}
