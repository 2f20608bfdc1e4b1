import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { streetPlanSchema } from '@gevel/contract/street-plan'
import { z } from 'zod'

const labelledSchema = z.strictObject({ label: z.string(), value: z.string() })
const daySchema = z.enum(['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'])
const timeSchema = z
  .string()
  .regex(/^\d{2}:\d{2}$/)
  .transform((time) => `${time}:00.000`)

/** `data/contact.yaml`: the contact page. */
export const contactSchema = z.strictObject({
  intro: z.string(),
  subjects: z.array(
    z.strictObject({
      label: z.string().max(60),
      email: z.email(),
      hint: z.string().max(200).optional(),
      reference: z.string().max(60).optional(),
    }),
  ),
  tipEmail: z.email(),
  phones: z.array(labelledSchema),
  hours: z.array(
    z.strictObject({
      firstDay: daySchema,
      lastDay: daySchema,
      opens: timeSchema.optional(),
      closes: timeSchema.optional(),
    }),
  ),
  closedDays: z.array(z.strictObject({ day: z.iso.date(), reason: z.string() })),
  numbers: z.array(labelledSchema),
  directions: z.array(labelledSchema),
})
export type ContactSource = z.infer<typeof contactSchema> & { plan: unknown }

/** The contact page with the plan of the streets around it. */
export function withPlan(folder: string, contact: z.infer<typeof contactSchema>): ContactSource {
  const plan: unknown = JSON.parse(readFileSync(join(folder, 'data', 'street-plan.geo.json'), 'utf8'))
  return { ...contact, plan: streetPlanSchema.parse(plan) }
}
