import type { VisitorSale } from '@gevel/contract/event-sales'
import { Notice } from '../../../ui/notice.tsx'

interface GoneEntryProps {
  entry: VisitorSale['goneEntry']
  /** what happens now */
  children: React.ReactNode
}

/** Says that an offer or an invitation gives no place any more. */
export function GoneEntry({ entry, children }: GoneEntryProps) {
  if (entry === 'invitation')
    return (
      <Notice title="Deze uitnodiging geldt niet meer" isProblem>
        Zij is ingetrokken of verlopen, haar plaatsen zijn al genomen, of haar kaart wordt niet meer verkocht.{' '}
        {children}
      </Notice>
    )
  return (
    <Notice title="Deze plaats houden wij niet meer voor u vast" isProblem>
      De tijd is om, of de plaats is al genomen of doorgegeven. {children}
    </Notice>
  )
}
