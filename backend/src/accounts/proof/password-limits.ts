import { guessingLimits } from '../../passwords/guessing-limits'

/** Limits of wrong passwords, and of log-ins at providers that fail. */
export const passwordLimits = guessingLimits('password', 'guesses')
