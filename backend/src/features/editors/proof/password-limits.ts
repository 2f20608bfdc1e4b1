import { guessingLimits } from '../../passwords/guessing-limits'

/** Limits of wrong passwords of editors. */
export const passwordLimits = guessingLimits('editorPassword', 'editorGuesses')
