import { createContext, useContext } from 'react'

/** A screen of our own in the admin. */
export interface Screen {
  title: string
  /** its address: `/reacties` */
  home: string
}

export const ScreenContext = createContext<Screen>({ title: '', home: '/' })

/** The screen around a component. */
export function useScreen(): Screen {
  return useContext(ScreenContext)
}
