import type { Answers } from '../kit/action/question'

/** The sessions whose boxes are checked: the answers `session-12` that are `yes`. */
export function sessionsIn(answers: Answers): number[] {
  return Object.entries(answers).flatMap(([name, value]) =>
    name.startsWith('session-') && value === 'yes' ? [Number(name.slice('session-'.length))] : [],
  )
}
