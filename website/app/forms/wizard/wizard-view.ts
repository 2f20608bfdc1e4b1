import type { DraftFile } from '@gevel/contract/drafts'
import type { FormSchema } from '../schema/define-form.ts'
import type { Entries } from '../schema/entries.ts'
import type { AnswerRow } from './answers.ts'

/** A step in the list of steps and in the summary. */
export interface ListedStep {
  name: string
  title: string
  rows: readonly AnswerRow[]
  isDone: boolean
  isCurrent: boolean
  /** null while an earlier step is missing */
  href: string | null
  /** to change its answers, and from the last step back to that; null while it is not done */
  changeHref: string | null
}

/** What the page of a step shows. */
export interface StepView {
  kind: 'step'
  wizard: string
  /** its id */
  draft: string
  title: string
  steps: readonly ListedStep[]
  name: string
  /** from 1 */
  number: number
  question: string
  intro: string | null
  form: FormSchema
  entries: Entries
  /** those that the draft keeps, by their slots */
  files: readonly DraftFile[]
  isFirst: boolean
  isLast: boolean
  submitLabel: string
  reassurance: string
  /** of the answers that are shown */
  summaryKey: string
  /** of the entries of this step; empty when there are none */
  stepVersion: string
  savedAt: string
}

/** A draft that has expired, or is somebody else's: nobody learns which. */
export interface GoneView {
  kind: 'gone'
  startHref: string
  /** whether logging in may help */
  isLoggedIn: boolean
}

export type WizardView = StepView | GoneView

/** The fields that the page adds to the form of a step. */
export const PREVIOUS = '_previous'
export const SUMMARY = '_summary'
/** Its value is what the step makes of it: `rearrange` of the step. */
export const REARRANGE = '_rearrange'
/** Its value is the slot to empty. */
export const REMOVE_FILE = '_remove_file'

/** Query key of a step that was opened from the summary: sending it leads back there. */
export const FROM_SUMMARY = 'wijzig'
