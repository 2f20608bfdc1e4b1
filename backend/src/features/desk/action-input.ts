import { dutchDay } from '@gevel/contract/dutch-day'
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
