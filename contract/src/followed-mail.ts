import { z } from 'zod'

/** How often what is new of followed subjects and saved searches is mailed. */
export const followedRhythms = ['never', 'daily', 'weekly'] as const
export const followedRhythmSchema = z.enum(followedRhythms, { error: 'Kies hoe vaak u de mail wilt.' })
export type FollowedRhythm = z.infer<typeof followedRhythmSchema>

export const followedMailSchema = z.object({ rhythm: followedRhythmSchema })

/** What the form says, by its version: the proof of a consent has it. A changed text is a new version. */
export const followedWordings: Readonly<Record<number, string>> = {
  1: 'Mail mij wat nieuw is van de onderwerpen die ik volg en de zoekvragen die ik bewaar. Afmelden kan onderaan elke mail, met één klik.',
}
export const followedWordingVersion = 1
