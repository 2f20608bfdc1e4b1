import { guessingLimits } from '../../passwords/guessing-limits'

/** Limits of wrong passwords, and of failed log-ins at providers. */
export const passwordLimits = guessingLimits('password', 'guesses')
