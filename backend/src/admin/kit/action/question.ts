/**
 * A field of the dialog before an action; its answer is a text: of a check `yes` or an empty one, of a day `2026-11-25`, of a moment
 * `2026-11-25T09:30` by the clock of the Netherlands.
 */
export interface QuestionField {
  name: string
  label: string
  kind:
    | ('text' | 'long-text' | 'number' | 'day' | 'moment' | 'check')
    | { options: readonly (readonly [value: string, label: string])[] }
  isRequired?: boolean
  /** the answer to begin with */
  value?: string
  hint?: string
}

export type Answers = Readonly<Record<string, string>>

/** What an editor is asked before an action. */
export interface Question {
  title: string
  /** what happens, in figures and names */
  text: string
  /** says what it does: `Zeg op per 30 november` */
  confirm: string
  cancel?: string
  isDanger?: boolean
  /** what the editor types to confirm what cannot be undone */
  typed?: string
  fields?: readonly QuestionField[]
}

/** The answers that the fields begin with. */
export function initialAnswers({ fields = [] }: Question): Answers {
  return Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]))
}

/** Whether the dialog may be confirmed with these answers and this typed text. */
export function isAnswered({ fields = [], typed }: Question, answers: Answers, text: string): boolean {
  const isComplete = fields.every(({ name, isRequired }) => !isRequired || answers[name]?.trim())
  return isComplete && (typed === undefined || text.trim().toLowerCase() === typed.toLowerCase())
}
