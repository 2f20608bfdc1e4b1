import type { MadeCover as MadeCoverFacts } from '@gevel/contract/references'
import { Picture } from '../images/picture.tsx'

interface MadeCoverProps {
  cover: MadeCoverFacts
  /** the headline beside it: screen readers skip a cover that says the same */
  title: string
}

/** The cover of a story without a picture: a number, a quote or a logo from the article. */
export function MadeCover({ cover, title }: MadeCoverProps) {
  switch (cover.kind) {
    case 'number':
      return (
        <span className="story__img made made--number" aria-hidden={isInTitle(title, cover.value) || undefined}>
          <span className={`made__value made__value--${lengthOf(cover.value)}`}>{cover.value}</span>{' '}
          <span className="made__label">{cover.label}</span>
        </span>
      )
    case 'quote':
      return (
        <span className="story__img made made--quote" aria-hidden={isInTitle(title, cover.text) || undefined}>
          <span className="made__text">‘{cover.text}’</span>{' '}
          {cover.speaker && <span className="made__label">{cover.speaker}</span>}
        </span>
      )
    case 'logo':
      return (
        <span className="story__img made made--logo" aria-hidden={isInTitle(title, cover.name) || undefined}>
          <Picture alt="" picture={cover.logo} ratio="orig" sizes="6rem" />
          <span className="made__label">{cover.name}</span>
        </span>
      )
  }
}

/** The fewer characters a number has, the larger they are, so that it fills the width of its slot. */
function lengthOf({ length }: string): 'short' | 'middle' | 'long' {
  if (length <= 5) return 'short'
  return length <= 8 ? 'middle' : 'long'
}

/** Maximum length of a text that is a number; a longer one is a quote. */
const LONGEST_NUMBER = 12

/** Whether a headline contains a quote, or the digits of a number: the words around digits differ (`€ 7,21 mld`). */
export function isInTitle(title: string, text: string): boolean {
  const digits = text.length <= LONGEST_NUMBER ? /\d[\d.,]*/.exec(text)?.[0] : undefined
  return digits === undefined ? title.includes(text) : numbersIn(title).includes(digits)
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d.,]*/g) ?? []
}
