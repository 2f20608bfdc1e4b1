import type { Edition } from '@gevel/contract/editions'
import { createContext } from 'react'

/** The edition that links stay in where both have the page. */
export const LinkEdition = createContext<Edition>('general')
