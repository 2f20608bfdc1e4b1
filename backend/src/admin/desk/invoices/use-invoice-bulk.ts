import { dutchDay } from '@gevel/contract/dutch-day'
import { changeDesk } from '../../../features/desk/permission'
import { usePermission } from '../../kit/data/use-permission'
import type { BulkAction } from '../../kit/list/selection-bar'
import { countOf } from '../../kit/words/amounts'
import { useBulkAction } from '../use-bulk-action'

/** What the desk can do with many invoices at once; nothing for who may not change them. */
export function useInvoiceBulk(): BulkAction[] {
  const mayChange = usePermission(changeDesk)
  const paid = useBulkAction({
    label: 'Als betaald melden',
    path: 'invoices/payments',
    question: (count) => ({
      title: 'Als betaald melden',
      text: `Van ${countOf(count, ['factuur', 'facturen'])} is alles binnengekomen wat openstaat. Wat al is betaald, een creditnota is of in een open incassorun staat, wordt overgeslagen.`,
      confirm: `Meld ${count} als betaald`,
      fields: [
        { name: 'receivedOn', label: 'Ontvangen op', kind: 'day', isRequired: true, value: dutchDay(new Date()) },
        { name: 'note', label: 'Notitie', kind: 'text', hint: 'Zoals het nummer van het bankafschrift.' },
      ],
    }),
    done: (count) => `${countOf(count, ['factuur staat', 'facturen staan'])} op betaald.`,
  })
  const remind = useBulkAction({
    label: 'Stuur herinnering',
    path: 'invoices/reminders',
    question: (count) => ({
      title: 'Herinneringen sturen',
      text: `De klanten van ${countOf(count, ['factuur', 'facturen'])} krijgen een herinnering: één mail per klant, met alles wat te laat is en de wettelijke termijn. Wie niets te laat heeft, of nog tijd van de vorige herinnering, wordt overgeslagen.`,
      confirm: 'Stuur herinneringen',
    }),
    done: (count) => `De herinnering van ${countOf(count, ['factuur', 'facturen'])} is verstuurd.`,
  })
  return mayChange ? [paid, remind] : []
}
