import type { Pagination } from '@gevel/contract/envelope'
import { useSearchParams } from 'react-router-dom'
import { type AdminData, useAdminData } from '../data/use-admin-data'
import { type AddressChange, changedAddress, listQuery } from './list-address'

/** The response of a list: a page of `adminList`, or one of `adminLog`, which has no number. */
interface ListPageData<Item> {
  data: Item[]
  meta?: { pagination: Pagination }
  next?: string | null
  /** the total is about so many */
  isEstimated?: boolean
}

export interface AdminList<Item, Facts = object> extends AdminData<ListPageData<Item> & Facts> {
  /** of its requests, without a query */
  path: string
  /** of the backend: search, filters, sort and page */
  query: string
  address: URLSearchParams
  /** starts at the first page again, unless that is what changes; `replace` adds no step to the browser's history */
  change(change: AddressChange, replace?: boolean): void
  /** replaces the whole address */
  show(address: URLSearchParams): void
}

/**
 * A list of the backend (`adminList` or `adminLog`). Search, filters, sort and page are parameters in the address of the
 * screen, named as in the backend, so that Back works, a reload keeps them and a colleague can open the same list.
 * `Facts` is what the response has beside its page.
 */
export function useAdminList<Item, Facts = object>(path: string, failed: string): AdminList<Item, Facts> {
  const [address, show] = useSearchParams()
  const query = listQuery(address)
  const loaded = useAdminData<ListPageData<Item> & Facts>(query ? `${path}?${query}` : path, { failed })
  const change = (changed: AddressChange, replace = false) => show(changedAddress(address, changed), { replace })
  return { ...loaded, path, query, address, change, show }
}
