import { momentOfDutchClock } from '@gevel/contract/dutch-moment'
import { cents } from '@gevel/contract/money/cents'
import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'
import { amountField } from '../desk/action-input'

/** An answer of a dialog that may stay empty. */
const emptyIsNull = (answer: unknown) => (answer === '' || answer === undefined ? null : answer)

/** A line of text that visitors read. */
export const lineField = (label: string, most: number) =>
  z
    .string({ error: requiredText(label) })
    .trim()
    .min(1, requiredText(label))
    .max(most, `${label}: houd het bij hoogstens ${most} tekens.`)

export const optionalLine = (label: string, most: number) =>
  z.preprocess(emptyIsNull, z.string().trim().max(most, `${label}: houd het bij hoogstens ${most} tekens.`).nullable())

export const wholeNumber = (label: string, least: number, most: number) => {
  const sentence = `${label}: vul een heel getal van ${least} tot en met ${most} in.`
  return z.preprocess(
    (answer) => (typeof answer === 'string' && answer.trim() !== '' ? Number(answer) : answer),
    z.int({ error: sentence }).min(least, sentence).max(most, sentence),
  )
}

export const optionalNumber = (label: string, least: number, most: number) =>
  z.preprocess(emptyIsNull, wholeNumber(label, least, most).nullable())

/** A check of a dialog, `yes` or an empty text. */
export const checkField = z.preprocess((answer) => answer === 'yes' || answer === true, z.boolean())

const clock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A moment by the clock of the Netherlands, as the field of the dialog has it. */
export const momentField = (label: string) =>
  z
    .string({ error: requiredText(label) })
    .regex(clock, `${label}: vul een dag en een tijd in.`)
    .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), `${label}: deze dag is er niet.`)
    .transform(momentOfDutchClock)

export const optionalMoment = (label: string) => z.preprocess(emptyIsNull, momentField(label).nullable())

/** An amount in euros; empty is free. */
export const priceField = z.preprocess(
  (answer) => emptyIsNull(answer),
  amountField.nullable().transform((amount) => amount ?? cents(0)),
)
