import { useEffect } from 'react'
import { addToast } from '../../state/client-state.ts'
import { useClientStore } from '../../state/client-state-context.tsx'
import { storedAt } from '../../stored-pages/stored-document.ts'
import { dateAndTime } from '../../ui/text/dates.ts'

/** Says that a page is a stored one, and of when: without a connection, or with one that took too long. */
export function useStoredNotice(): void {
  const store = useClientStore()
  useEffect(() => {
    const moment = storedAt()
    if (!moment || location.pathname === '/offline') return
    const text = `Uw verbinding is weg of traag. U leest de pagina van ${dateAndTime(moment)}.`
    addToast(store, { id: 'stored', text, kind: 'ok' })
  }, [store])
}
