import { provinceNames } from '@gevel/contract/province-names'
import { educationLevelSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { z } from 'zod'

/** How many days before the day of seeding. */
const daysBefore = z.int().positive()

/** Somebody who applied. */
const applicantSchema = z.strictObject({
  name: z.string(),
  email: z.email(),
  phone: z.string().optional(),
  motivation: z.string(),
  cv: z.enum(['pdf', 'docx', 'odt']),
  daysBefore,
  status: z.enum(['new', 'seen', 'invited', 'rejected', 'hired']).default('new'),
  note: z.string().optional(),
  keep: z.boolean().default(false),
})
export type ApplicantSource = z.infer<typeof applicantSchema>

const placedVacancySchema = z.strictObject({
  title: z.string(),
  edition: z.enum(['general', 'pro']).default('general'),
  city: z.string(),
  province: z.enum(provinceNames),
  category: vacancyCategorySchema,
  level: educationLevelSchema.optional(),
  hours: z.tuple([z.int(), z.int()]),
  /** whole euros per month */
  salary: z.tuple([z.int(), z.int()]).optional(),
  contract: z.string().optional(),
  intro: z.string(),
  /** a marked text */
  body: z.string(),
  /** of the package */
  package: z.string(),
  applyUrl: z.url().optional(),
  placedBefore: daysBefore,
  /** e-mail address of the member who places it; the owner by default */
  by: z.email().optional(),
  /** in so many days it should be online, when it was approved */
  startsIn: z.int().positive().optional(),
  /** what the editors decided, and why */
  approvedBefore: daysBefore.optional(),
  asked: z.strictObject({ daysBefore, reason: z.string() }).optional(),
  rejected: z.strictObject({ daysBefore, reason: z.string() }).optional(),
  /** a changed introduction, which waits for the editors */
  revised: z.strictObject({ daysBefore, intro: z.string() }).optional(),
  withdrawnBefore: daysBefore.optional(),
  filledBefore: daysBefore.optional(),
  /** on a usual working day */
  viewsPerDay: z.int().positive().default(40),
  applicants: z.array(applicantSchema).default([]),
})
export type PlacedVacancySource = z.infer<typeof placedVacancySchema>

/** A company that places vacancies: that of a customer with an account, or a new one. */
export const companySchema = z.strictObject({
  /** of its owner */
  owner: z.email(),
  ownerName: z.string(),
  /** how its vacancies name it */
  employer: z.string(),
  website: z.url().optional(),
  /** of a company that is not a customer yet */
  details: z
    .strictObject({ name: z.string(), kvk: z.string(), street: z.string(), postcode: z.string(), city: z.string() })
    .optional(),
  /** of a direct debit; without one it pays invoices */
  iban: z.string().optional(),
  members: z.array(z.strictObject({ name: z.string(), email: z.email() })).default([]),
  invited: z.array(z.strictObject({ name: z.string(), email: z.email(), daysBefore })).default([]),
  vacancies: z.array(placedVacancySchema),
})
export type CompanySource = z.infer<typeof companySchema>
