import { tellWorker } from '../../../stored-pages/messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StoredList } from './stored-list.tsx'
import { useStoredLists } from './use-stored-lists.ts'

/** What can be read on this device without a connection. */
export function StoredPages() {
  const { lists, update } = useStoredLists()
  if (lists === undefined) return null
  if (lists === null) {
    return (
      <EmptyState title="Uw browser bewaart geen pagina’s">Zonder internet is de site hier niet te lezen.</EmptyState>
    )
  }
  if (lists.saved.length + lists.read.length === 0) {
    return (
      <EmptyState title="Er staat nog niets op dit apparaat">
        Wat u leest, staat hier vanaf dat moment klaar voor als u geen internet hebt.
      </EmptyState>
    )
  }
  return (
    <>
      <StoredList id="bewaard" title="Door u bewaard" pages={lists.saved} />
      <StoredList id="gelezen" title="Onlangs gelezen" pages={lists.read} />
      <div className="btn-row">
        <button
          className="btn btn--quiet"
          type="button"
          onClick={() => void tellWorker({ type: 'forget' }).then(update)}
        >
          Verwijder alles van dit apparaat
        </button>
      </div>
    </>
  )
}
