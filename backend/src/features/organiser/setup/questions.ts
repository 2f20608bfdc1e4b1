import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { checkField, lineField, optionalLine } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { lockEvent } from '../lock-event'
import { nextPosition } from './next-position'

const mostChoices = 20

const choiceList = z
  .string()
  .max(4000, 'Dit zijn te veel keuzes.')
  .nullish()
  .transform((text) => [
    ...new Set(
      (text ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(z.string().max(80, 'Houd een keuze bij hoogstens 80 tekens.'))
      .max(mostChoices, `Geef hoogstens ${mostChoices} keuzes.`),
  )

export const questionInput = z.object({
  /** undefined for a new one */
  questionId: z.int().optional(),
  kind: z.enum(['text', 'choice', 'diet'], 'Kies een soort.'),
  label: lineField('Vraag', 160),
  help: optionalLine('Toelichting', 240),
  choices: choiceList,
  isRequired: checkField,
})

/**
 * Adds a question that each attendee gets, or changes one. Answers that were given stay as they are.
 * @throws ValidationError for a choice without choices
 */
export async function saveQuestion(
  trx: Transaction,
  eventId: number,
  { questionId, kind, label, help, choices, isRequired }: z.output<typeof questionInput>,
  { actor, at }: Cause,
) {
  const event = await lockEvent(trx, eventId)
  if (!event) return undefined
  if (kind !== 'text' && choices.length < 2)
    throw fieldError([{ path: ['choices'], message: 'Geef minstens twee keuzes, elk op een eigen regel.' }])
  const columns = { kind, label, help, choices: kind === 'text' ? [] : choices, is_required: isRequired }
  const tables = tablesOf(trx)
  const saved =
    questionId === undefined
      ? await tables
          .insertInto('gevel_event_questions')
          .values({
            event_id: eventId,
            position: await nextPosition(trx, 'gevel_event_questions', eventId),
            ...columns,
          })
          .returning('id')
          .executeTakeFirst()
      : await tables
          .updateTable('gevel_event_questions')
          .set(columns)
          .where('id', '=', questionId)
          .where('event_id', '=', eventId)
          .returning('id')
          .executeTakeFirst()
  if (!saved) return undefined
  const logged = questionId === undefined ? 'question-added' : 'question-changed'
  await recordInLog(trx, [{ eventId, kind: logged, actor, data: { name: label }, at }])
  return `${event.title}: ${label}`
}

export const askingInput = z.object({ questionId: z.int(), isAsked: z.boolean() })

/** Stops asking a question, whose answers stay, or asks it again. */
export async function setAsked(
  trx: Transaction,
  eventId: number,
  { questionId, isAsked }: z.output<typeof askingInput>,
  { actor, at }: Cause,
) {
  const event = await lockEvent(trx, eventId)
  const changed = await tablesOf(trx)
    .updateTable('gevel_event_questions')
    .set({ withdrawn_at: isAsked ? null : at })
    .where('id', '=', questionId)
    .where('event_id', '=', eventId)
    .returning('label')
    .executeTakeFirst()
  if (!event || !changed) return undefined
  const kind = isAsked ? 'question-asked' : 'question-withdrawn'
  await recordInLog(trx, [{ eventId, kind, actor, data: { name: changed.label }, at }])
  return `${event.title}: ${changed.label}`
}
