import { findUnsentText, storeUnsentText } from '../../../state/unsent-texts.ts'
import type { FormSchema } from '../../schema/define-form.ts'
import { type Entries, readEntries } from '../../schema/entries.ts'
import { preservedEntries } from '../../schema/preserved-entries.ts'
import type { StepView } from '../wizard-view.ts'
import type { UnsentStep } from './step-saver.ts'

/** What is typed in a step, without passwords and files, as JSON. */
export function typedJson({ fields }: FormSchema, form: HTMLFormElement): string {
  return JSON.stringify(preservedEntries(fields, readEntries(fields, new FormData(form))))
}

/** The page of a draft is there for its owner alone, whoever is logged in. */
const ANYBODY = ''

type StepOfDraft = Pick<StepView, 'draft' | 'name' | 'stepVersion'>

const keyOf = ({ draft, name }: StepOfDraft) => `${draft} ${name}`

/** Preserves what was typed and not sent in this tab; null once the server has it. */
export function preserveUnsent(step: StepOfDraft, unsent: { replaces: string; entries: string } | null): void {
  storeUnsentText(keyOf(step), { reader: ANYBODY, text: unsent ? JSON.stringify(unsent) : '' })
}

/** What was typed in this tab before a reload, unless somebody else changed the step on the server since. */
export function findUnsent(step: StepView): Entries | undefined {
  const text = findUnsentText(keyOf(step), ANYBODY)
  if (text === '') return undefined
  const { replaces, entries, unanswered }: UnsentStep = JSON.parse(text)
  const isNewer = replaces === step.stepVersion || unanswered === JSON.stringify(step.entries)
  return isNewer ? JSON.parse(entries) : undefined
}
