import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { provinceNames } from './province-names.ts'
import { richTextSchema } from './rich-text.ts'
import { educationLevelSchema, vacancyCategorySchema } from './vacancies.ts'

/**
 * The states of a vacancy of an employer. `changes`: the editors asked for another text. `planned`: approved, and online from a later
 * day. `expired`: its days are over. `closed`: its employer filled or withdrew it.
 */
export const vacancyStates = [
  ...(['concept', 'submitted', 'changes', 'rejected'] as const),
  ...(['planned', 'online', 'expired', 'closed'] as const),
] as const
export const vacancyStateSchema = z.enum(vacancyStates)
export type VacancyState = z.infer<typeof vacancyStateSchema>

/** How somebody applies: by the form of the site, or by a link or address of the employer. */
export const applyWaySchema = z.discriminatedUnion('way', [
  /** the address gets a mail about each application */
  z.object({ way: z.literal('form'), email: z.email() }),
  z.object({ way: z.literal('link'), url: z.url() }),
  z.object({ way: z.literal('mail'), email: z.email() }),
])
export type ApplyWay = z.infer<typeof applyWaySchema>

/** Whom a candidate can ask about a vacancy. */
export const vacancyContactSchema = z.object({
  name: z.string(),
  role: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})

/** What an employer writes of a vacancy, as it is stored; hours per week, salary in whole euros per month. */
export const vacancyTextSchema = z.object({
  edition: editionSchema,
  title: z.string(),
  intro: z.string(),
  category: vacancyCategorySchema,
  city: z.string(),
  province: z.enum(provinceNames),
  level: educationLevelSchema.nullable(),
  /** 'vast', 'een jaar, daarna vast' */
  contract: z.string().nullable(),
  hoursMin: z.int().nullable(),
  hoursMax: z.int().nullable(),
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  body: richTextSchema,
  contact: vacancyContactSchema.nullable(),
  apply: applyWaySchema,
})
export type VacancyText = z.infer<typeof vacancyTextSchema>

/** The employer as the page of a vacancy names it. */
export const vacancyEmployerSchema = z.object({
  name: z.string(),
  website: z.url().nullable(),
  /** id of `gevel_vacancy_logos`; null without a logo */
  logoId: z.int().nullable(),
})
export type VacancyEmployer = z.infer<typeof vacancyEmployerSchema>

/** The part of a vacancy of an employer in the download of an account. */
export const ownPlacedVacancySchema = z.object({
  id: z.int(),
  state: vacancyStateSchema,
  text: vacancyTextSchema,
  employer: vacancyEmployerSchema,
  createdAt: z.iso.datetime(),
})
