import { plainLines } from '@gevel/contract/marked-text'
import type { VacancyText } from '@gevel/contract/placed-vacancies'
import { categoryNames, levelNames } from '@gevel/contract/vacancy-names'

/** A line of a text as an editor reads it, under its label when it is a fact. */
export interface TextLine {
  label: string | null
  text: string
}

/** The text of a vacancy in lines, to read and to compare. */
export function textLines(text: VacancyText): TextLine[] {
  const { apply, contact } = text
  const facts: [string, string | null][] = [
    ['Titel', text.title],
    ['Editie', text.edition === 'pro' ? 'Groothandel' : 'Winkels'],
    ['Plaats', `${text.city}, ${text.province}`],
    ['Vakgebied', categoryNames[text.category]],
    ['Opleiding', text.level && levelNames[text.level]],
    ['Dienstverband', text.contract],
    ['Uren per week', rangeText(text.hoursMin, text.hoursMax)],
    ['Salaris per maand', rangeText(text.salaryMin, text.salaryMax)],
    [
      'Reageren',
      apply.way === 'form' ? `Formulier, mails naar ${apply.email}` : apply.way === 'link' ? apply.url : apply.email,
    ],
    ['Contact', contact && [contact.name, contact.role, contact.phone, contact.email].filter(Boolean).join(', ')],
  ]
  return [
    ...facts.flatMap(([label, value]) => (value ? [{ label, text: value }] : [])),
    { label: 'Inleiding', text: text.intro },
    ...plainLines(text.body).map((line) => ({ label: null, text: line })),
  ]
}

function rangeText(low: number | null, high: number | null): string | null {
  if (low === null && high === null) return null
  if (low === null) return `tot ${high}`
  return high === null ? `vanaf ${low}` : `${low}–${high}`
}
