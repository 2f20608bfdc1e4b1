import { dutchDay } from '@gevel/contract/dutch-day'
import { momentOfDutchClock } from '@gevel/contract/dutch-moment'
import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '@gevel/contract/message-field'
import { cents } from '@gevel/contract/money/cents'
import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'

/** Why an editor does something; it stays on the timeline. */
export const reasonField = messageField(requiredText('Een reden'), maxLength.note)

/** A day that an editor filled in. */
export const dayField = (label: string) => z.iso.date({ error: requiredText(label) })

/** A day of something that happened already. */
export const pastDayField = (label: string) =>
  dayField(label).refine((day) => day <= dutchDay(new Date()), 'Deze dag is nog niet geweest.')

/** Created with the dialog: a repeat is the same action. */
export const keyField = z.uuid()

const amountPattern = /^(?:€\s*)?(?<euros>\d{1,7})(?:[,.](?<rest>\d{1,2}))?$/

/** An amount in euros as people type it, "12,50" or "€ 12": in cents, above zero. */
export const amountField = z
  .string({ error: requiredText('Een bedrag') })
  .trim()
  .transform((text, context) => {
    const { euros, rest = '' } = amountPattern.exec(text)?.groups ?? {}
    const amount = Number(euros) * 100 + Number(rest.padEnd(2, '0'))
    if (amount > 0) return cents(amount)
    context.addIssue({ code: 'custom', message: 'Vul een bedrag in euro’s in, zoals 12,50.' })
    return z.NEVER
  })

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
